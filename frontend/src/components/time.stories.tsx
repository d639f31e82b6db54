import type { Meta, StoryObj } from '@storybook/react-vite';

import { Day, Moment } from './time';

const meta = {
  component: Day,
  args: { at: '2026-11-20T09:30:00.000Z' },
} satisfies Meta<typeof Day>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Date: Story = {};
export const DateAndTime: Story = { render: (props) => <Moment {...props} /> };

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Segments } from './segments';

const meta = {
  component: Segments,
  args: {
    label: 'Period',
    options: [
      { value: 30, name: '30 days' },
      { value: 90, name: '90 days' },
    ],
    value: 30,
    onChoose: () => undefined,
  },
} satisfies Meta<typeof Segments<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const LastChosen: Story = { args: { value: 90 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';

import { ActionLink } from './action-link';

const meta = {
  component: ActionLink,
  args: { to: '/edit-startup/1', icon: Pencil, describedBy: 'title', size: 'small', children: 'Edit' },
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };

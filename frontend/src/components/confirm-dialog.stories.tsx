import type { Meta, StoryObj } from '@storybook/react-vite';

import { ConfirmDialog } from './confirm-dialog';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Confirm Deletion',
    description: 'LedgerLoop, its tasks and its matches are deleted. This cannot be undone.',
    action: 'Delete',
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Busy: Story = { args: { busy: true } };

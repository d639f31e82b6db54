import type { Meta, StoryObj } from '@storybook/react-vite';

import { Pressed } from '../test/pressed';
import { ConfirmedAction } from './confirmed-action';
import { titled } from './use-submission';

const meta = {
  component: ConfirmedAction,
  args: {
    title: 'Restore account',
    description: 'Bo Lind (bo@example.com) can sign in again.',
    action: 'Restore',
    send: () => new Promise(() => undefined),
    failure: titled('Failed to restore the account'),
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConfirmedAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Sending: Story = {
  render: (args) => (
    <Pressed button="Restore">
      <ConfirmedAction {...args} />
    </Pressed>
  ),
};

import { MESSAGE_BOUNDS, messageInput } from '@proofround/contracts/conversations/schemas.js';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Pressed } from '../test/pressed';
import { MESSAGE_FIELDS } from './fields/messages';
import { FormDialog } from './form-dialog';
import { titled } from './use-submission';

interface MessageProps {
  message: string;
  needs?: 'message';
}

function Message({ message, needs }: MessageProps) {
  return (
    <FormDialog
      schema={messageInput}
      fields={MESSAGE_FIELDS}
      constants={{ quote: null }}
      base={{ message }}
      send={() => new Promise(() => undefined)}
      failure={titled('Failed to send the message')}
      title="Message the founder"
      description="LedgerLoop"
      label="Message the founder"
      {...(needs && { needs })}
      action="Send"
      onClose={() => undefined}
    />
  );
}

const pressed = (args: MessageProps) => (
  <Pressed button="Send">
    <Message {...args} />
  </Pressed>
);

const meta = { component: Message, args: { message: 'How many renew?' } } satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** The button waits for the field. */
export const Empty: Story = { args: { message: '', needs: 'message' } };
export const WithError: Story = {
  render: pressed,
  args: { message: 'x'.repeat(MESSAGE_BOUNDS.message + 1) },
};
export const Sending: Story = { render: pressed };

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Pressed } from '../test/pressed';
import { SendButton } from './send-button';
import { detailOr } from './use-submission';

const meta = {
  component: SendButton,
  args: {
    send: () => new Promise(() => undefined),
    failure: detailOr('Failed to send the link'),
    children: 'Send the link again',
  },
} satisfies Meta<typeof SendButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Sending: Story = {
  render: (args) => (
    <Pressed button="Send the link again">
      <SendButton {...args} />
    </Pressed>
  ),
};

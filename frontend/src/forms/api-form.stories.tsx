import { messageInput } from '@proofround/contracts/conversations/schemas.js';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Pressed } from '../test/pressed';
import { ApiForm, DialogActions } from './api-form';
import { MESSAGE_FIELDS } from './fields/messages';
import { FormFields } from './form-field';
import { useApiForm } from './use-api-form';

interface RefusedProps {
  /** The problems that the server reports. */
  problems: Record<string, string>;
}

/** A form that the server refuses when it is sent. */
function Refused({ problems }: RefusedProps) {
  const form = useApiForm({
    schema: messageInput,
    fields: MESSAGE_FIELDS,
    constants: { quote: null },
    base: { message: 'How many renew?' },
    send: () => Promise.reject(new Error('refused')),
    failure: () => new Map(Object.entries(problems)),
  });
  return (
    <ApiForm form={form} label="Your message" className="flex max-w-xl flex-col gap-5">
      <FormFields form={form} />
      <DialogActions form={form} action="Send" onCancel={() => undefined} />
    </ApiForm>
  );
}

const meta = {
  component: Refused,
  args: { problems: {} },
  render: (args) => (
    <Pressed button="Send">
      <Refused {...args} />
    </Pressed>
  ),
} satisfies Meta<typeof Refused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProblemOfAField: Story = { args: { problems: { message: 'Must not contain links' } } };
export const ProblemOfNoField: Story = {
  args: { problems: { startup_id: 'Must be a startup that you see' } },
};

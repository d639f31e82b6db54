import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from './button';
import { Dialog } from './dialog';
import { Field, Input } from './field';

const meta = {
  component: Dialog,
  args: { open: true, onOpenChange: () => undefined, title: 'Make an Offer' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithForm: Story = {
  args: {
    description: 'The founder sees the amount and your message.',
    children: (
      <Field label="Offer amount">
        <Input inputMode="decimal" placeholder="450000" />
      </Field>
    ),
    footer: <Button>Submit Offer</Button>,
  },
};

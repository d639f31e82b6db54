import type { Meta, StoryObj } from '@storybook/react-vite';

import { Quote } from './quote';

const meta = {
  component: Quote,
  args: { children: '31 customers pay 150 dollars a month.' },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: {
    children:
      'Dr. Osei kept the books of four clinics for nine years; her co-founder built the settlement service of a payment company that moves two billion dollars a year.',
  },
  render: (props) => (
    <div className="max-w-xs">
      <Quote {...props} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { RadioGroup } from './radio-group';

const meta = {
  component: RadioGroup,
  args: {
    legend: 'Payment',
    options: [
      { value: 'monthly', label: '$149 per month' },
      { value: 'annual', label: '$299 per year' },
    ],
    value: 'monthly',
    onChange: () => undefined,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Failed: Story = { args: { value: undefined, error: 'Please choose one' } };

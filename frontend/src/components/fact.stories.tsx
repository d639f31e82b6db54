import type { Meta, StoryObj } from '@storybook/react-vite';

import { Fact, SelfReported } from './fact';

const meta = { component: Fact, args: { label: '', children: null } } satisfies Meta<typeof Fact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  render: () => (
    <dl className="grid max-w-md grid-cols-2 gap-4">
      <Fact label="Matches">12</Fact>
      <Fact label="Asking price" note="one payment">
        $450,000
      </Fact>
      <SelfReported label="Monthly revenue">$4,801</SelfReported>
    </dl>
  ),
};

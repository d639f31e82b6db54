import type { Meta, StoryObj } from '@storybook/react-vite';

import { Progress } from './progress';

const meta = { component: Progress, args: { value: 0, label: '' } } satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-4">
      <Progress value={0} label="Nothing yet" />
      <Progress value={40} label="Step 2 of 5" valueText="Step 2 of 5" />
      <Progress value={100} label="All" />
    </div>
  ),
};

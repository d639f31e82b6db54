import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScoreBar } from './score-bar';

const meta = { component: ScoreBar, args: { label: '', value: null } } satisfies Meta<typeof ScoreBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-3">
      <ScoreBar label="Overall" value={62} />
      <ScoreBar label="Feasibility" value={88} />
      <ScoreBar label="Market" value={12} />
      <ScoreBar label="Risk" value={44} inverted />
      <ScoreBar label="Team strength" value={null} />
    </div>
  ),
};

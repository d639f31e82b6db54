import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScoreRing } from './score';

const meta = { component: ScoreRing, args: { score: null } } satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

const SCORES = [null, 0, 12, 37, 62, 88] as const;

export const Rings: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {SCORES.map((score) => (
        <ScoreRing key={score} score={score} />
      ))}
    </div>
  ),
};
export const LargeRings: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {SCORES.map((score) => (
        <ScoreRing key={score} score={score} size={140} />
      ))}
    </div>
  ),
};

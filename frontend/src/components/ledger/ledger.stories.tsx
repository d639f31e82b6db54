import type { Meta, StoryObj } from '@storybook/react-vite';

import { LEDGER } from '../../test/ledger';
import { Ledger } from './ledger';

const meta = { component: Ledger, args: { ledger: LEDGER, overall: 61.5 } } satisfies Meta<typeof Ledger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** The lines say how well each claim is supported, and where a model moved the points. */
export const WithSupport: Story = {
  args: {
    ledger: LEDGER.map((line, at) => ({
      ...line,
      support: at % 2 === 0 ? ('checked' as const) : ('stated' as const),
      rubric_points: at === 1 ? line.points - 2 : line.points,
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { LEDGER } from '../../test/ledger';
import { ScoreParts } from './score-parts';

const figures = {
  feasibility: 66,
  market_potential: 58,
  risk_level: 44,
  product_readiness: 55,
  team_strength: 71,
};

const meta = {
  component: ScoreParts,
  args: { figures, ledger: LEDGER.filter(({ dimension }) => dimension !== 'cap') },
} satisfies Meta<typeof ScoreParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllParts: Story = {};
export const NotAssessed: Story = { args: { figures: { ...figures, team_strength: null } } };
export const WithLimit: Story = { args: { ledger: LEDGER } };

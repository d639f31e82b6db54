import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { anInvestorMatch } from '../test/builders';
import { furtherFrom, MatchItem } from './match-item';

const { match } = anInvestorMatch(1);
const meta = {
  component: MatchItem,
  args: { match, name: 'LedgerLoop', children: <p className="text-label text-text-2">FinTech, MVP</p> },
} satisfies Meta<typeof MatchItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (props: ComponentProps<typeof MatchItem>) => (
  <ul>
    <li>
      <MatchItem {...props} />
    </li>
  </ul>
);

const aboveFar = furtherFrom('startup');
/** The first one that is far from the startup. */
export const Further: Story = {
  args: { match: { ...match, match_score: 33 } },
  render: (props) => (
    <ul>
      <li>
        {aboveFar(props, undefined)}
        <MatchItem {...props} />
      </li>
    </ul>
  ),
};
export const WithReasons: Story = { render: item };
export const WithGroups: Story = {
  render: item,
  args: {
    match: {
      ...match,
      reason_groups: {
        fits: ['Your sectors include FinTech'],
        does_not_fit: ['It is at the idea stage'],
        not_known: ['Nobody said where it is'],
      },
    },
  },
};
export const WithoutReasons: Story = { render: item, args: { match: { ...match, reasons: [] } } };

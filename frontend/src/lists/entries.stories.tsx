import type { Meta, StoryObj } from '@storybook/react-vite';

import { Entries } from './entries';
import { RULED } from './rows';

interface Named {
  id: string;
  title?: string;
}

const meta = {
  component: Entries<Named>,
  args: {
    items: [
      { id: '1', title: 'LedgerLoop' },
      { id: '2', title: 'Northbeam' },
    ],
    name: 'This startup',
    'aria-label': 'Startups',
    itemClassName: RULED.medium,
    children: ({ title }) => {
      if (title === undefined) throw new TypeError('The entry has no title');
      return <p>{title}</p>;
    },
  },
} satisfies Meta<typeof Entries<Named>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unordered: Story = {};
export const Ordered: Story = { args: { isOrdered: true } };
const MALFORMED = [{ id: '1', title: 'LedgerLoop' }, { id: '2' }];
export const MalformedEntry: Story = { args: { items: MALFORMED } };
export const MalformedEntryInACard: Story = {
  args: { items: MALFORMED, framed: true, itemClassName: 'mt-3' },
};

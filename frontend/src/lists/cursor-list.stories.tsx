import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';

import type { Page } from '../api/pages';
import { Card } from '../components/card';
import { EmptyState } from '../components/states';
import { CursorList, lengthOf } from './cursor-list';
import { type RowsProps, RULED } from './rows';
import { VirtualRows } from './virtual-rows';

interface Named {
  id: string;
  title: string;
}
const ENTRIES: readonly Named[] = ['LedgerLoop', 'Northbeam', 'Rackrota'].map((title) => ({
  id: title,
  title,
}));
const pageWith = (items: readonly Named[], next: string | null): Page<Named> => ({ items: [...items], next });
const query = {
  data: { pages: [pageWith(ENTRIES, null)] },
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
};
const withMore = { ...query, data: { pages: [pageWith(ENTRIES, 'x')] }, hasNextPage: true };

const meta = {
  component: CursorList<Named>,
  args: {
    query,
    name: 'Your startups',
    entry: 'This startup',
    outline: ['h-16', 'h-16'],
    failure: null,
    itemClassName: RULED.medium,
    summary: (count, hasMore) => lengthOf(count, hasMore, 'startup', 'startups'),
    empty: (
      <EmptyState icon={Inbox} title="No startups yet" action={null}>
        Your startups appear here.
      </EmptyState>
    ),
    children: ({ title }) => {
      if (title === '') throw new TypeError('The entry has no title');
      return <p>{title}</p>;
    },
  },
} satisfies Meta<typeof CursorList<Named>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastPage: Story = {};
export const MorePages: Story = { args: { query: withMore, more: 'Show more startups' } };
export const LoadingMore: Story = {
  args: { query: { ...withMore, isFetching: true, isFetchingNextPage: true }, more: 'Show more startups' },
};
export const MoreFailed: Story = {
  args: { query: { ...withMore, error: {}, isFetchNextPageError: true }, more: 'Show more startups' },
};
export const Empty: Story = { args: { query: { ...query, data: { pages: [pageWith([], null)] } } } };
export const MalformedEntry: Story = {
  args: {
    query: { ...query, data: { pages: [pageWith([...ENTRIES, { id: 'x', title: '' }], null)] } },
  },
};

const Cards = (props: RowsProps) => <VirtualRows {...props} cards="equal" estimate={80} label="Startups" />;
/** A feed of cards in columns. */
export const Feed: Story = {
  args: {
    shape: 'card',
    Rows: Cards,
    children: ({ title }) => (
      <Card as="article" aria-label={title}>
        {title}
      </Card>
    ),
  },
};

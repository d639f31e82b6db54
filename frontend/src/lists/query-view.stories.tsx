import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';

import { Button } from '../components/button';
import { EmptyState } from '../components/states';
import { type Query, QueryView } from './query-view';

const refetch = () => undefined;
const LOADING: Query<string[]> = { isFetching: true, refetch };
const FAILED: Query<string[]> = { error: {}, isFetching: false, refetch };
const loaded = (data: string[]): Query<string[]> => ({ data, isFetching: false, refetch });

const empty = (
  <EmptyState icon={Inbox} title="No startups yet" action={<Button>Create Your First Startup</Button>}>
    Your startups appear here.
  </EmptyState>
);

const meta = {
  component: QueryView<string[]>,
  args: {
    query: LOADING,
    name: 'Your startups',
    outline: ['h-16', 'h-16'],
    empty,
    failure: null,
    children: (names) => names.map((name) => <p key={name}>{name}</p>),
  },
} satisfies Meta<typeof QueryView<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingRows: Story = {};
export const LoadingCards: Story = { args: { shape: 'card', outline: ['h-40', 'h-40'] } };
export const LoadingFields: Story = { args: { shape: 'field' } };
export const LoadingBlock: Story = { args: { shape: 'block', outline: ['h-40'] } };
export const Failed: Story = { args: { query: FAILED } };
export const FailedInACard: Story = { args: { query: FAILED, framed: true } };
export const Empty: Story = { args: { query: loaded([]) } };
export const EmptyInACard: Story = { args: { query: loaded([]), framed: true } };
export const Loaded: Story = { args: { query: loaded(['LedgerLoop', 'Northbeam']) } };
/** The answer lacks something that the view needs. */
export const Malformed: Story = {
  args: {
    query: loaded(['LedgerLoop']),
    children: () => {
      throw new TypeError('The answer lacks a field');
    },
  },
};

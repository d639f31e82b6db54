import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';

import { Button } from './button';
import { FullPageLoading } from './full-page-loading';
import { EmptyState, ErrorState, PartLoading, Skeleton } from './states';

const meta = {
  component: EmptyState,
  args: { icon: Inbox, title: 'No startups yet', children: 'Your startups appear here.', action: null },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyWithAction: Story = {
  args: {
    children: 'Describe your idea and get a score with its reasons.',
    action: <Button>Create Your First Startup</Button>,
  },
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="Your startups could not be loaded"
      detail="The server did not answer."
      onRetry={() => undefined}
    />
  ),
};
export const PageLoading: Story = { render: () => <FullPageLoading /> };
export const RouteLoading: Story = { render: () => <PartLoading /> };
export const Skeletons: Story = {
  render: () => (
    <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <Skeleton shape="card" className="h-40" />
      <div>
        <Skeleton shape="row" className="h-24" />
        <Skeleton shape="row" className="h-24" />
      </div>
      <Skeleton shape="field" />
      <Skeleton className="h-20" />
    </div>
  ),
};

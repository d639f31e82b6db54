import type { Meta, StoryObj } from '@storybook/react-vite';

import { FeedArticle } from './feed-article';

const meta = { component: FeedArticle, args: { position: 1 } } satisfies Meta<typeof FeedArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Articles: Story = {
  render: () => (
    <div role="feed" aria-label="Startups" className="flex flex-col gap-4">
      <FeedArticle position={1} aria-label="LedgerLoop">
        LedgerLoop
      </FeedArticle>
      <FeedArticle position={2} aria-label="Northbeam">
        Northbeam
      </FeedArticle>
    </div>
  ),
};

import { useId } from 'react';

import { FRESH } from '../../api/pages';
import { TitledCard } from '../../components/card';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { PAGE, useReviewsListPagesInfiniteQuery } from './api';
import { NothingHere } from './nothing-here';
import { ReviewItem } from './review-item';

/** The startups on hold, which the admin clears or upholds. */
export function ReviewQueue() {
  const id = useId();
  const queue = useReviewsListPagesInfiniteQuery(PAGE, FRESH);
  return (
    <TitledCard
      id={id}
      data-takes-focus
      tabIndex={-1}
      title="Review queue"
      note="Startups that are held back from investors, and why. Each decision is recorded."
    >
      <CursorList
        query={queue}
        name="The review queue"
        entry="This startup"
        outline={['h-40', 'h-40']}
        idOf={({ startup }) => startup.id}
        itemClassName={RULED.wide}
        labelledBy={id}
        more="Show more startups"
        empty={
          <NothingHere title="No startup is held back" onLookAgain={queue.refetch}>
            Startups that the analysis holds back wait here for your decision.
          </NothingHere>
        }
      >
        {(held) => <ReviewItem held={held} />}
      </CursorList>
    </TitledCard>
  );
}

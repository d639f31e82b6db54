import { useId } from 'react';

import { itemsOf } from '../../api/pages';
import { Card, CardHeader } from '../../components/card';
import { ShowMore } from '../../components/show-more';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { Loaded } from './loaded';
import { ReviewItem } from './review-item';
import { useReviewPagesInfiniteQuery } from './reviews-api';

const OUTLINE = ['h-40', 'h-40'];

/** The startups that are held back from investors, for the admin to clear or to uphold. */
export function ReviewQueue() {
  const id = useId();
  const queue = useReviewPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = queue;
  const cases = itemsOf(data);
  useLoadFailureToast(error);
  // What was decided leaves the list, and with it the button that decided it.
  const focus = useKeptFocus<HTMLElement>(
    String(cases?.map(({ startup, asked_at }) => `${startup.id} ${asked_at}`)),
  );
  return (
    <Card ref={focus.target} tabIndex={-1} aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Review queue"
        note="Startups that are held back from investors, and why. Each decision is recorded."
      />
      <Loaded query={{ data: cases, error, isFetching, refetch }} what="review queue" outline={OUTLINE}>
        {(held) =>
          held.length === 0 ? (
            <p className="text-body text-text-2">No startup is held back.</p>
          ) : (
            <>
              <ul aria-labelledby={id}>
                {held.map((one) => (
                  <ReviewItem key={one.startup.id} held={one} onDecided={focus.act} />
                ))}
              </ul>
              {hasNextPage && (
                <ShowMore loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Show more startups
                </ShowMore>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

import { useState } from 'react';

import { LONGEST_PAGE } from '../api/pages';
import { ShowMore } from './show-more';

const FIRST = 5;

/** How many of the best matches are shown: five at first, `more` with each step, as far as a page reaches. */
export function useShownMatches(more: number) {
  const [shown, setShown] = useState(FIRST);
  return {
    shown,
    /** One more than is shown tells whether there are more. */
    limit: String(Math.min(LONGEST_PAGE, shown + 1)),
    showMore: () => setShown(Math.min(LONGEST_PAGE, shown + more)),
  };
}

/**
 * The way to more matches. Until those are there that were asked for, the ones before them stay,
 * and the button with them: it asks again where they stayed out.
 */
export function MoreMatches({
  hasMore,
  isCurrent,
  isFetching,
  onMore,
  onRetry,
}: {
  /** There are more than are shown. */
  hasMore: boolean;
  /** What is shown is the answer to what was asked for last. */
  isCurrent: boolean;
  isFetching: boolean;
  onMore: () => void;
  onRetry: () => void;
}) {
  if (!hasMore && isCurrent) return null;
  return (
    <ShowMore loading={isFetching} onClick={isCurrent ? onMore : onRetry}>
      Show more matches
    </ShowMore>
  );
}

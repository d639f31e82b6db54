import { useEffect, useMemo } from 'react';

import { itemsOf } from '../../api/pages';
import { useOwnListingPagesInfiniteQuery } from './api';

/**
 * The startups of the user that are listed or were sold, which cannot be listed again: of all their
 * listings, page after page. Nobody waits for it: without an answer the server refuses what cannot be.
 */
export function useListedStartups(): ReadonlySet<string> {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } =
    useOwnListingPagesInfiniteQuery(undefined);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    // By `data` too: of a quick answer it is never seen that it was waited for.
  }, [data, hasNextPage, isFetching, isError, fetchNextPage]);
  return useMemo(
    () =>
      new Set(
        (itemsOf(data) ?? []).filter(({ status }) => status !== 'withdrawn').map(({ startup }) => startup.id),
      ),
    [data],
  );
}

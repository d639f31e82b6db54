import { useEffect, useMemo } from 'react';

import { itemsOf, readSafely } from '../../api/pages';
import { OWN_PAGE, useListingsListPagesInfiniteQuery } from './api';

/**
 * The ids of the user's startups that are listed or sold and cannot be listed again. Loads all pages
 * in the background. Until they are loaded, the server refuses a second listing.
 */
export function useListedStartups(): ReadonlySet<string> {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } =
    useListingsListPagesInfiniteQuery(OWN_PAGE);
  const pages = data?.pages.length;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [pages, hasNextPage, isFetching, isError, fetchNextPage]);
  return useMemo(
    () =>
      new Set(
        (itemsOf(data) ?? [])
          .filter(({ status }) => status !== 'withdrawn')
          .flatMap((listing) => readSafely(listing, ({ startup }) => startup.id) ?? []),
      ),
    [data],
  );
}

import { useMemo } from 'react';

import { itemsOf } from '../../api/pages';
import { useOwnListingPagesInfiniteQuery } from './api';

/**
 * The startups of the user that are listed or were sold, which cannot be listed again; of very many
 * listings the newest. Nobody waits for it: without an answer the server refuses what cannot be.
 */
export function useListedStartups(): ReadonlySet<string> {
  const { data } = useOwnListingPagesInfiniteQuery(undefined);
  return useMemo(
    () =>
      new Set(
        (itemsOf(data) ?? []).filter(({ status }) => status !== 'withdrawn').map(({ startup }) => startup.id),
      ),
    [data],
  );
}

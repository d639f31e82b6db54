import { useStartupsListPagesInfiniteQuery } from './api';
import { type Filters, toQuery } from './filters';

/** 24 fills rows of one, two or three cards. */
const PAGE_SIZE = '24';
/** Showing only favourites loads the whole list, so it uses the largest page. */
const MAX_PAGE = '200';

/** The startups that pass the filters. The previous result stays on screen while the next one loads. */
export function useFound(filters: Filters) {
  const list = useStartupsListPagesInfiniteQuery({
    ...toQuery(filters),
    total: 'true',
    limit: filters.favourites ? MAX_PAGE : PAGE_SIZE,
  });
  const data = list.currentData ?? (list.error ? undefined : list.data);
  return { list, data, isStale: data !== undefined && !list.currentData };
}

export type FoundList = ReturnType<typeof useFound>['list'];

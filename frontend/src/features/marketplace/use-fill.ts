import { useEffect, useState } from 'react';

/** What is looked through by itself, in pages; after that it is the reader's choice. */
const MOST_BY_ITSELF = 10;

interface Pages {
  data?: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Reads on until a list that leaves some of what it reads out has `step` more to show, or there
 * is no more.
 */
export function useFill(list: Pages, count: number, step: number) {
  const read = list.data?.pages.length ?? 0;
  const [goal, setGoal] = useState({ count: step, pages: MOST_BY_ITSELF });
  const searching = read > 0 && count < goal.count && read < goal.pages && list.hasNextPage && !list.isError;
  const { fetchNextPage, isFetching } = list;

  useEffect(() => {
    if (searching && !isFetching) fetchNextPage();
    // By `read` too: of a quick answer it is never seen that it was waited for.
  }, [read, searching, isFetching, fetchNextPage]);

  const more = () => {
    setGoal({ count: count + step, pages: read + MOST_BY_ITSELF });
    fetchNextPage();
  };
  return { searching, more };
}

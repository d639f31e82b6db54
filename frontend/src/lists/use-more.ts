import { useEffect, useState } from 'react';

/** The end of a list this close to the window loads the next page, before the reader arrives there. */
const MARGIN = '1200px 0px';
/** After this many pages in a row without a visible entry, loading stops until the reader asks for more. */
const MAX_EMPTY_PAGES = 10;

interface Pages {
  /** How many entries each page shows. */
  counts: readonly number[];
  mayFetch: boolean;
  fetchMore: () => unknown;
}

/**
 * Loads the next page by itself after a page without visible entries and, if `endless`, whenever the
 * end of the list is near the window. Returns the ref for the element at the end.
 */
export function useMore({ counts, mayFetch, fetchMore }: Pages, endless: boolean) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!end || !endless) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    observer.observe(end);
    return () => {
      observer.disconnect();
      setNear(false);
    };
  }, [end, endless]);

  const pages = counts.length;
  const emptyPages = pages - 1 - counts.findLastIndex((count) => count > 0);
  const wantsMore = mayFetch && (emptyPages > 0 ? emptyPages % MAX_EMPTY_PAGES > 0 : isNear);
  useEffect(() => {
    if (wantsMore) fetchMore();
  }, [wantsMore, pages, fetchMore]);
  return setEnd;
}

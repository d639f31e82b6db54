import { useSyncExternalStore } from 'react';

/** The minimum widths for two and for three columns: Tailwind's sm and lg. */
const [TWO, THREE] = ['(min-width: 40rem)', '(min-width: 64rem)'] as const;

function subscribe(onChange: () => void): () => void {
  const queries = [TWO, THREE].map((query) => window.matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', onChange));
  return () => queries.forEach((query) => query.removeEventListener('change', onChange));
}

function columnsNow(): 1 | 2 | 3 {
  if (window.matchMedia(THREE).matches) return 3;
  return window.matchMedia(TWO).matches ? 2 : 1;
}

/** The number of columns of cards in this window. */
export const useColumns = (): 1 | 2 | 3 => useSyncExternalStore(subscribe, columnsNow);

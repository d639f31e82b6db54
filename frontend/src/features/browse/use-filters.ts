import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { fromSearch, NO_FILTERS, NO_PANEL, toSearch, type Filters, type PanelFilters } from './filters';

/**
 * The filters in force, kept in the URL, and the panel as it is being filled in. The search text
 * applies at every keystroke, together with the panel as last applied (BROWSE-1).
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => fromSearch(search));
  const [panel, setPanel] = useState<PanelFilters>(() => panelOf(filters));

  /** What was written here and has not come back yet: the address lags behind what is typed. */
  const written = useRef<readonly string[]>([]);
  const address = search.toString();
  const seen = useRef(address);
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    const isOwn = written.current.includes(address);
    if (!isOwn || written.current.at(-1) === address) written.current = [];
    if (isOwn) return;
    // A link, or Back, led here: its address says which filters are in force.
    const read = fromSearch(new URLSearchParams(address));
    setFilters(read);
    setPanel(panelOf(read));
  }, [address]);

  const change = (next: Filters) => {
    setFilters(next);
    const write = (current: URLSearchParams) => {
      const to = toSearch(next, current);
      written.current = [...written.current, to.toString()];
      return to;
    };
    setSearch(write, { replace: true, preventScrollReset: true });
  };
  return {
    filters,
    panel,
    setPanel,
    searchFor: (q: string) => change({ ...filters, q }),
    apply: () => change({ ...panel, q: filters.q }),
    clear: () => {
      setPanel(NO_PANEL);
      change(NO_FILTERS);
    },
  };
}

export type FiltersState = ReturnType<typeof useFilters>;

function panelOf({ q: _q, ...panel }: Filters): PanelFilters {
  return panel;
}

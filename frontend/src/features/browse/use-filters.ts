import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { fromSearch, NO_FILTERS, NO_PANEL, toSearch, type Filters, type PanelFilters } from './filters';

/**
 * The filters in force, kept in the URL, and the panel as it is being filled in. The search text
 * applies at every keystroke, together with the panel as last applied (decisions, section 10).
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => fromSearch(search));
  const [panel, setPanel] = useState<PanelFilters>(() => panelOf(filters));

  const change = (next: Filters) => {
    setFilters(next);
    setSearch((current) => toSearch(next, current), { replace: true, preventScrollReset: true });
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

import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { type Filters, fromSearch, NO_FILTERS, type PanelFilters, toSearch } from './filters';

/**
 * The URL holds the applied filters. This hook holds only the panel's unapplied values. Each keystroke
 * in the search applies at once, together with the applied panel (BROWSE-1).
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = fromSearch(search);
  const { q: _q, sort, favourites: _favourites, ...applied } = filters;
  const base = JSON.stringify(applied);
  const [draft, setDraft] = useState<{ base: string; panel: PanelFilters }>();
  // A draft is dropped when a link or Back has changed the applied filters.
  const panel = draft?.base === base ? draft.panel : applied;
  // The URL gets a keystroke a moment later, and the next may come before that. Until then the text is here.
  const [typed, setTyped] = useState<string>();
  const inUrl = typed?.trim() === '' ? '' : typed;
  if (typed !== undefined && inUrl === filters.q) setTyped(undefined);
  const q = typed ?? filters.q;

  const write = (next: Filters) =>
    setSearch((current) => toSearch(next, current), {
      replace: true,
      preventScrollReset: true,
    });
  const apply = (next: Filters) => {
    setDraft(undefined);
    setTyped(next.q);
    write(next);
  };
  return {
    filters,
    /** The text in the search field. */
    q,
    panel,
    setPanel: (next: PanelFilters) => setDraft({ base, panel: next }),
    /** Applies at once, without the panel's unapplied values. */
    set: (next: Partial<Pick<Filters, 'q' | 'sort' | 'favourites'>>) => {
      if (next.q !== undefined) setTyped(next.q);
      write({ ...filters, q, ...next });
    },
    apply: () => apply({ ...filters, ...panel, q }),
    /** Applies the panel's applied values again, with other names of the sector. */
    findOtherNames: () => apply({ ...filters, q, sameSectors: true }),
    /** Removes all filters but keeps the sort order. */
    clear: () => apply({ ...NO_FILTERS, sort }),
  };
}

export type FiltersState = ReturnType<typeof useFilters>;

import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../components/button';
import { Input } from '../../components/field';
import { FilterPanel } from './filter-panel';
import { countApplied } from './filters';
import { ListControls } from './list-controls';
import type { FiltersState } from './use-filters';

interface FilterBarProps extends FiltersState {
  /** Whether the user can sort by their own matches. */
  hasFit: boolean;
}

/** Search, sort order and favourites, which apply at once, and the panel with Apply Filters. */
export function FilterBar({ q, set, hasFit, ...state }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const count = countApplied(state.filters);

  return (
    <>
      <div role="search" className="flex flex-wrap items-center gap-2">
        <label className="relative min-w-0 flex-1 max-sm:basis-full">
          <span className="sr-only">Search startups</span>
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
            aria-hidden
          />
          <Input
            type="search"
            name="q"
            besideIcon
            placeholder="Search name, description or sector"
            maxLength={200}
            autoComplete="off"
            value={q}
            onChange={({ target }) => set({ q: target.value })}
          />
        </label>
        <ListControls filters={state.filters} set={set} hasFit={hasFit} />
        <Button
          variant="secondary"
          className="sm:hidden"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          icon={SlidersHorizontal}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </div>
      <FilterPanel id={panelId} open={open} {...state} />
    </>
  );
}

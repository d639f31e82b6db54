import { Star } from 'lucide-react';

import { Button } from '../../components/button';
import { Select } from '../../components/field';
import { cn } from '../../lib/cn';
import { sortOf, SORTS } from './filters';
import type { FiltersState } from './use-filters';

interface ListControlsProps extends Pick<FiltersState, 'filters' | 'set'> {
  /** Whether the user can sort by their own matches. */
  hasFit: boolean;
}

/** The sort order and the favourites filter. Both apply at once. */
export function ListControls({ filters, set, hasFit }: ListControlsProps) {
  return (
    <>
      <div className="w-40 max-sm:w-auto max-sm:flex-1">
        <Select
          name="sort"
          aria-label="Sort by"
          value={filters.sort}
          onChange={({ target }) => set({ sort: sortOf(target.value) })}
        >
          {Object.entries(SORTS).map(
            ([sort, { label }]) =>
              (hasFit || sort !== 'fit') && (
                <option key={sort} value={sort}>
                  {label}
                </option>
              ),
          )}
        </Select>
      </div>
      <Button
        variant="secondary"
        aria-pressed={filters.favourites}
        onClick={() => set({ favourites: !filters.favourites })}
      >
        <Star className={cn('size-4', filters.favourites && 'fill-warn text-warn')} aria-hidden />
        <span className="max-sm:sr-only">Favorites</span>
      </Button>
    </>
  );
}

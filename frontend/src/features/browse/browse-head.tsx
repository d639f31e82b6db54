import { Card, CardHeader } from '../../components/card';
import { lazyExtra } from '../../lib/lazy-part';
import { FilterBar } from './filter-bar';
import { pageOfSaved, savedQueryOf } from './saved-query';
import type { FiltersState } from './use-filters';

const SavedSearches = lazyExtra(async () => (await import('./saved-searches')).SavedSearches);

interface BrowseHeadProps {
  state: FiltersState;
  /** Whether the user can sort by their own matches. */
  hasFit: boolean;
}

/** What stands above the list: its title, the search with the filters, and the saved searches. */
export function BrowseHead({ state, hasFit }: BrowseHeadProps) {
  return (
    <Card>
      <CardHeader
        id="browse-title"
        title="Browse All Startups"
        note="Scores rate readiness from what founders wrote. They are advice, not a forecast. My fit is the mean of the score’s five parts by your own weights, which you set in your pipeline; limits that hold the readiness down do not count in it."
      />
      <FilterBar {...state} hasFit={hasFit} />
      <SavedSearches query={savedQueryOf(state.filters)} pageOf={pageOfSaved} />
    </Card>
  );
}

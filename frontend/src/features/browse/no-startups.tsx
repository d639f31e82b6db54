import { SearchX } from 'lucide-react';

import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/states';
import { type Filters, isByName, isNarrowed } from './filters';

interface NoStartupsProps {
  filters: Filters;
  favourites: ReadonlySet<string>;
  onClear: () => void;
  onOtherNames: () => void;
}

/** What stands in place of an empty list. */
export function NoStartups({ filters, favourites, onClear, onOtherNames }: NoStartupsProps) {
  const narrowed = isNarrowed(filters);
  const byName = isByName(filters);
  const tip = byName
    ? 'The sector was sought by its name alone. Other names may mean the same.'
    : 'Try fewer words in the search or lower minimums.';
  const hint = narrowed ? tip : 'No founder has added a startup yet. New ones appear here.';
  return (
    <EmptyState
      icon={SearchX}
      title="No startups match your filters"
      action={
        narrowed ? (
          <div className="flex flex-wrap justify-center gap-2">
            {byName && <Button onClick={onOtherNames}>Find other names of the sector</Button>}
            <Button variant="secondary" onClick={onClear}>
              Show all startups
            </Button>
          </div>
        ) : (
          <ActionLink to="/marketplace">See what is for sale</ActionLink>
        )
      }
    >
      {filters.favourites && favourites.size === 0 ? 'Click the star on a startup to keep it here.' : hint}
    </EmptyState>
  );
}

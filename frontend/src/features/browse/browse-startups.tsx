import { SearchX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';

import { Button } from '../../components/button';
import { Card, CardHeader } from '../../components/card';
import { EmptyState, ErrorState } from '../../components/states';
import { cn } from '../../lib/cn';
import { formatCount } from '../../lib/format';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useBrowsePageQuery, type BrowsePage } from './api';
import type { CardContext, InterestSlot } from './browse-card';
import { FilterBar } from './filter-bar';
import { toQuery } from './filters';
import { PageSkeleton, StartupPages } from './startup-pages';
import { useFilters } from './use-filters';
import { useViewRecorder } from './views';

interface BrowseStartupsProps {
  /** Investor Access: adds the founder's contact. */
  isPremium: boolean;
  favourites: ReadonlySet<string>;
  onToggleFavourite: (startupId: string) => void;
  interestButton: InterestSlot;
}

/** "24+ startups": the server pages the list and does not count it. */
function lengthOf({ startups, next }: BrowsePage): string {
  const more = next === null ? '' : '+';
  return `${formatCount(startups.length)}${more} ${startups.length === 1 && !more ? 'startup' : 'startups'}, newest first`;
}

/** All startups, searched and filtered by the server. */
export function BrowseStartups({
  isPremium,
  favourites,
  onToggleFavourite,
  interestButton,
}: BrowseStartupsProps) {
  const state = useFilters();
  const query = toQuery(state.filters);
  const { data, currentData, error, isFetching, refetch } = useBrowsePageQuery({ query });
  useLoadFailureToast(error);
  // While the answer is on its way, the last one stays on screen.
  const page = currentData ?? (error ? undefined : data);
  const narrowed = Object.keys(query).length > 0;

  const onShown = useViewRecorder();
  const [interested, setInterested] = useState<ReadonlySet<string>>(new Set());
  const onInterest = useCallback((id: string) => setInterested((known) => new Set(known).add(id)), []);
  const context = useMemo<CardContext>(
    () => ({ isPremium, onToggleFavourite, onInterest, interestButton, onShown }),
    [isPremium, onToggleFavourite, onInterest, interestButton, onShown],
  );

  return (
    <section aria-labelledby="browse-title" className="flex min-w-0 flex-col gap-4">
      <Card>
        <CardHeader
          id="browse-title"
          title="Browse All Startups"
          note="Scores are readiness as judged from what founders wrote: advice, not a forecast."
        />
        <FilterBar {...state} />
      </Card>
      <p role="status" className="min-h-5 text-label text-muted">
        {currentData && currentData.startups.length > 0 && lengthOf(currentData)}
        {isFetching && page && !currentData && 'Searching…'}
      </p>
      <div
        aria-busy={isFetching}
        className={cn(
          'transition-opacity duration-[120ms]',
          isFetching && !currentData && page && 'opacity-60',
        )}
      >
        {!page && !error && <PageSkeleton />}
        {!page && error && (
          <Card>
            <ErrorState title="The startups could not be loaded" onRetry={() => void refetch()} />
          </Card>
        )}
        {page?.startups.length === 0 && (
          <Card>
            <EmptyState
              icon={SearchX}
              title="No startups match your filters"
              action={
                narrowed && (
                  <Button variant="secondary" onClick={state.clear}>
                    Show all startups
                  </Button>
                )
              }
            >
              {narrowed
                ? 'Ask for less: fewer words in the search, or lower minimums.'
                : 'No founder has added a startup yet. New ones appear here.'}
            </EmptyState>
          </Card>
        )}
        {page && page.startups.length > 0 && (
          <StartupPages
            key={JSON.stringify(page.query)}
            query={page.query}
            favourites={favourites}
            interested={interested}
            context={context}
          />
        )}
      </div>
    </section>
  );
}

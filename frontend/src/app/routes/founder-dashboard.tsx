import { Plus, Rocket } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { Startup } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { Select } from '../../components/field';
import { PageTitle } from '../../components/page';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { InterestButton } from '../../features/interest/interest-button';
import { useListedStartups } from '../../features/marketplace/use-listed-startups';
import { addressOf } from '../../features/marketplace/views';
import { StartupMatchesCard } from '../../features/matches/startup-matches-card';
import { useStartupsListQuery } from '../../features/startups/api';
import { StartupCard } from '../../features/startups/startup-card';
import { TasksCard } from '../../features/tasks/tasks-card';
import { cn } from '../../lib/cn';
import { ahead } from '../../lib/idle';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useKeptFocus } from '../../lib/use-kept-focus';

// What opens in front of the page comes after the page.
const loadListing = () => import('../../features/marketplace/list-for-sale-dialog');
const loadDeletion = () => import('../../features/startups/delete-startup-dialog');
const loadDialogs = ahead(loadListing, loadDeletion);
const ListForSaleDialog = lazy(async () => ({ default: (await loadListing()).ListForSaleDialog }));
const DeleteStartupDialog = lazy(async () => ({ default: (await loadDeletion()).DeleteStartupDialog }));

/** A startup with what its owner can do with it. Drawn anew for what it shows alone. */
const OwnStartupCard = memo(function OwnStartupCard({
  startup,
  onDelete,
  onListForSale,
}: {
  startup: Startup;
  onDelete: (startup: Startup) => void;
  onListForSale: (startup: Startup) => void;
}) {
  const listed = useListedStartups();
  return (
    <StartupCard
      startup={startup}
      interestButton={(props) => <InterestButton look="link" {...props} />}
      onDelete={() => onDelete(startup)}
      {...(listed.has(startup.id)
        ? { listingAt: addressOf('my-listings') }
        : { onListForSale: () => onListForSale(startup) })}
    />
  );
});

/** How many cards there are at first, and more on request. */
const FIRST = 10;

/** A founder's startups, and the plan and matches of one of them. */
export default function FounderDashboard() {
  const { data, error, isFetching, refetch } = useStartupsListQuery({});
  // Drawn bit by bit, so that the page goes on answering meanwhile.
  const startups = useDeferredValue(data);
  const [deleting, setDeleting] = useState<Startup>();
  const [selling, setSelling] = useState<Startup>();
  const [shown, setShown] = useState(FIRST);
  const [search, setSearch] = useSearchParams();
  useLoadFailureToast(error);
  const focus = useKeptFocus<HTMLHeadingElement>(`${startups?.length} ${deleting?.id}`);
  const chosen = startups?.find(({ id }) => id === search.get('startup')) ?? startups?.[0];

  return (
    <>
      <div
        ref={(bar) => {
          focus.target.current = bar?.querySelector('h1') ?? null;
        }}
        className="mb-6 flex flex-wrap items-center justify-between gap-3"
      >
        <PageTitle title="Dashboard">Your startups</PageTitle>
        {startups && startups.length > 0 && (
          <ButtonLink to="/create-startup" variant="secondary">
            <Plus className="size-4" aria-hidden />
            Add startup
          </ButtonLink>
        )}
      </div>

      {!startups && (isFetching || !error) && (
        <div className="grid gap-4 md:grid-cols-2" role="status" aria-label="Loading your startups">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {error && !isFetching && !startups && (
        <Card>
          <ErrorState title="Your startups could not be loaded" onRetry={() => void refetch()} />
        </Card>
      )}
      {startups?.length === 0 && (
        <Card>
          <EmptyState
            icon={Rocket}
            title="No startups yet"
            action={<ButtonLink to="/create-startup">Create Your First Startup</ButtonLink>}
          >
            Describe what you are building. The analysis starts at once and takes less than a minute.
          </EmptyState>
        </Card>
      )}
      {startups && chosen && (
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          {/* A single card stays beside its tasks, which are longer. */}
          <div
            className={cn('flex min-w-0 flex-col gap-4', startups.length === 1 && 'md:sticky md:top-[72px]')}
            // Who reaches for a card may be about to open one of them.
            onPointerEnter={loadDialogs}
            onFocus={loadDialogs}
          >
            {startups.slice(0, shown).map((startup) => (
              <OwnStartupCard
                key={startup.id}
                startup={startup}
                onDelete={setDeleting}
                onListForSale={setSelling}
              />
            ))}
            {startups.length > shown && (
              <Button variant="secondary" onClick={() => setShown(shown + FIRST)}>
                Show more startups
              </Button>
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {startups.length > 1 && (
              <label className="flex items-center gap-3 text-label text-text-2">
                <span className="whitespace-nowrap">Plan and matches of</span>
                <Select
                  name="startup"
                  value={chosen.id}
                  onChange={(event) => setSearch({ startup: event.target.value }, { replace: true })}
                >
                  {startups.map(({ id, idea_title }) => (
                    <option key={id} value={id}>
                      {idea_title}
                    </option>
                  ))}
                </Select>
              </label>
            )}
            <TasksCard key={`tasks-${chosen.id}`} startup={chosen} />
            <StartupMatchesCard key={`matches-${chosen.id}`} startup={chosen} />
          </div>
        </div>
      )}
      <Suspense>
        {selling && (
          <ListForSaleDialog startup={selling} open onOpenChange={(open) => !open && setSelling(undefined)} />
        )}
        {deleting && (
          <DeleteStartupDialog
            startup={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={focus.act}
          />
        )}
      </Suspense>
    </>
  );
}

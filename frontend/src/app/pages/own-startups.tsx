import { memo } from 'react';
import { useSearchParams } from 'react-router';

import type { StartupInList } from '../../api/generated/client';
import { readSafely } from '../../api/pages';
import { InterestButton } from '../../features/interest/interest-button';
import { useListedStartups } from '../../features/marketplace/use-listed-startups';
import { addressOf } from '../../features/marketplace/views';
import { StartupCard } from '../../features/startups/startup-card';
import { NextStep } from '../../features/tasks/next-step';
import { cn } from '../../lib/cn';
import { prefetch } from '../../lib/idle';
import { lazyExtra } from '../../lib/lazy-part';
import { lazyPart } from '../../lib/lazy-part';
import { isGone } from '../../lib/sale';
import { KEEP_PLACE, withParam } from '../../lib/search';
import { SteppedList } from '../../lists/stepped-list';
import { PlanAndMatches } from './plan-and-matches';

/** Loads on its own, because few visits of the dashboard need it. */
const ShareActions = lazyExtra(async () => (await import('./share-actions')).ShareActions);

// Dialogs load after the page.
const loadListing = () => import('../../features/marketplace/list-for-sale-dialog');
const loadDeletion = () => import('../../features/startups/delete-startup-dialog');
const loadEndingSale = () => import('../../features/marketplace/ending-sale');
/** Loads both dialogs, when the user is about to open one. */
const loadDialogs = prefetch(loadListing, loadDeletion, loadEndingSale);
export const ListForSaleDialog = lazyPart(async () => (await loadListing()).ListForSaleDialog);
export const DeleteStartupDialog = lazyPart(async () => (await loadDeletion()).DeleteStartupDialog);
export const EndingSale = lazyPart(async () => (await loadEndingSale()).EndingSale);

interface CardActions {
  onDelete: (startupId: string) => void;
  onListForSale: (startupId: string) => void;
}

/** A startup with its owner's actions. Memoised, so that it renders only when its own data changes. */
const OwnStartupCard = memo(function OwnStartupCard(props: CardActions & { startup: StartupInList }) {
  const { startup, onDelete, onListForSale } = props;
  const listed = useListedStartups();
  return (
    <StartupCard
      startup={startup}
      interestButton={(props) => !isGone(startup) && <InterestButton look="link" {...props} />}
      shareActions={(props) => <ShareActions startup={startup} {...props} />}
      onDelete={() => onDelete(startup.id)}
      {...(startup.is_sold || listed.has(startup.id)
        ? { listingAt: addressOf('my-listings') }
        : { onListForSale: () => onListForSale(startup.id) })}
    />
  );
});

/** The startups, and the plan and matches of the one in the URL. */
export function OwnStartups({ startups, ...actions }: CardActions & { startups: readonly StartupInList[] }) {
  const [search, setSearch] = useSearchParams();
  const readable = startups.filter(
    (startup) => readSafely(startup, () => startup.task_summary.total) !== undefined,
  );
  const chosen = readable.find(({ id }) => id === search.get('startup')) ?? readable[0];
  return (
    <>
      {chosen && !isGone(chosen) && (
        <NextStep key={chosen.id} startup={chosen} isOnly={startups.length === 1} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        {/* A single card stays visible beside its tasks, which are longer. */}
        <div
          className={cn('min-w-0', startups.length === 1 && 'md:sticky md:top-[72px]')}
          // The pointer on a card suggests that a dialog will open soon.
          onPointerEnter={loadDialogs}
          onFocus={loadDialogs}
        >
          <SteppedList
            list="own-startups"
            items={startups}
            first={10}
            more="Show more startups"
            name="This startup"
            framed
            className="flex flex-col gap-6"
          >
            {(startup) => <OwnStartupCard startup={startup} {...actions} />}
          </SteppedList>
        </div>
        {chosen && (
          <PlanAndMatches
            startup={chosen}
            choices={readable}
            onChoose={(id) => setSearch(withParam(search, 'startup', id), KEEP_PLACE)}
          />
        )}
      </div>
    </>
  );
}

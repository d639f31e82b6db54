import { memo } from 'react';
import { useSearchParams } from 'react-router';

import type { StartupInList } from '../../api/generated/client';
import type { StartupMatch } from '../../api/generated/work-client';
import { readSafely } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { TitledCard } from '../../components/card';
import { Select } from '../../components/field';
import { InterestButton } from '../../features/interest/interest-button';
import { useListedStartups } from '../../features/marketplace/use-listed-startups';
import { addressOf } from '../../features/marketplace/views';
import { StartupMatchesCard } from '../../features/matches/startup-matches-card';
import { MessageButton, QuoteButton, reasonQuote } from '../../features/messages/message-button';
import { StartupCard } from '../../features/startups/startup-card';
import { NextStep } from '../../features/tasks/next-step';
import { TasksCard } from '../../features/tasks/tasks-card';
import { cn } from '../../lib/cn';
import { prefetch } from '../../lib/idle';
import { lazyPart } from '../../lib/lazy-part';
import { isGone } from '../../lib/sale';
import { KEEP_PLACE, withParam } from '../../lib/search';
import { SteppedList } from '../../lists/stepped-list';
import { ShareActions } from './share-actions';

// Dialogs load after the page.
const loadListing = () => import('../../features/marketplace/list-for-sale-dialog');
const loadDeletion = () => import('../../features/startups/delete-startup-dialog');
/** Loads both dialogs, when the user is about to open one. */
const loadDialogs = prefetch(loadListing, loadDeletion);
export const ListForSaleDialog = lazyPart(async () => (await loadListing()).ListForSaleDialog);
export const DeleteStartupDialog = lazyPart(async () => (await loadDeletion()).DeleteStartupDialog);

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

/** A founder asks a matched investor for an introduction, or continues the conversation. */
function introductionTo({ investor, investor_user: { name } }: StartupMatch, startup: StartupInList) {
  return {
    to: { startup_id: startup.id, investor_id: investor.id },
    title: `Write to ${name}`,
    description: `About ${startup.idea_title}. Unless ${name} has recorded interest, you can write once; they accept or pass.`,
  };
}

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

interface PlanAndMatchesProps {
  startup: StartupInList;
  choices: readonly StartupInList[];
  onChoose: (startupId: string) => void;
}

function PlanAndMatches({ startup, choices, onChoose }: PlanAndMatchesProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {choices.length > 1 && (
        <label className="flex items-center gap-3 text-label text-text-2">
          <span className="whitespace-nowrap">Plan and matches of</span>
          <Select name="startup" value={startup.id} onChange={({ target }) => onChoose(target.value)}>
            {choices.map(({ id, idea_title }) => (
              <option key={id} value={id}>
                {idea_title}
              </option>
            ))}
          </Select>
        </label>
      )}
      {isGone(startup) ? <SoldCard startup={startup} /> : <OpenWork startup={startup} />}
    </div>
  );
}

/** What a founder may still do about a startup that is sold for good (STARTUP-16). */
function SoldCard({ startup: { id } }: { startup: StartupInList }) {
  return (
    <TitledCard title="Sold" note="The deal is completed.">
      <p className="mb-4 text-body text-text-2">
        There is no plan for it any more, and it is matched with no investors. Its score, its history and its
        conversations stay.
      </p>
      <div className="flex flex-wrap gap-2">
        <ActionLink to="/deals" variant="primary" size="small">
          Your deals
        </ActionLink>
        <ActionLink to={`/analytics/${id}`} size="small">
          Its history
        </ActionLink>
      </div>
    </TitledCard>
  );
}

/** The plan and the matches of a startup that is not sold for good. */
function OpenWork({ startup }: { startup: StartupInList }) {
  return (
    <>
      <TasksCard key={`tasks-${startup.id}`} startup={startup} />
      <StartupMatchesCard
        key={`matches-${startup.id}`}
        startup={startup}
        actionsOf={(match, describedBy) => (
          <MessageButton
            label="Ask for an introduction"
            describedBy={describedBy}
            {...introductionTo(match, startup)}
          />
        )}
        reasonAction={(match, reason) => (
          <QuoteButton of={reason} {...introductionTo(match, startup)} quote={reasonQuote(reason)} />
        )}
      />
    </>
  );
}

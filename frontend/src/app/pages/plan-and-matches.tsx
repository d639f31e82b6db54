import type { StartupInList } from '../../api/generated/client';
import type { StartupMatch } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { TitledCard } from '../../components/card';
import { Select } from '../../components/field';
import { StartupMatchesCard } from '../../features/matches/startup-matches-card';
import { MessageButton, QuoteButton, reasonQuote } from '../../features/messages/message-button';
import { TasksCard } from '../../features/tasks/tasks-card';
import { isGone } from '../../lib/sale';

/** A founder asks a matched investor for an introduction, or continues the conversation. */
function introductionTo({ investor, investor_user: { name } }: StartupMatch, startup: StartupInList) {
  return {
    to: { startup_id: startup.id, investor_id: investor.id },
    title: `Write to ${name}`,
    description: `About ${startup.idea_title}. Unless ${name} has recorded interest, you can write once; they accept or pass.`,
  };
}

interface PlanAndMatchesProps {
  startup: StartupInList;
  choices: readonly StartupInList[];
  onChoose: (startupId: string) => void;
}

/** The plan and the matches of the chosen startup. */
export function PlanAndMatches({ startup, choices, onChoose }: PlanAndMatchesProps) {
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

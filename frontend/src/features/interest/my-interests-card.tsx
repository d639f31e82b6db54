import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';

import type { MyInterest } from '../../api/generated/work-client';
import { FRESH } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import type { Described } from '../../components/button';
import { TitledCard } from '../../components/card';
import { ScoreRing } from '../../components/score';
import { StartupBadges, StartupLink } from '../../components/startup-parts';
import { EmptyState } from '../../components/states';
import { Day } from '../../components/time';
import { QueryView } from '../../lists/query-view';
import { RULED } from '../../lists/rows';
import { SteppedList } from '../../lists/stepped-list';
import { useInterestListQuery } from './api';

interface MyInterestsCardProps {
  actionsOf: (props: { startup: MyInterest['startup'] } & Described) => ReactNode;
}

/** The startups in which the investor recorded interest, newest first, also those off the board. */
export function MyInterestsCard({ actionsOf }: MyInterestsCardProps) {
  const query = useInterestListQuery({}, FRESH);
  return (
    <TitledCard
      title="My interests"
      note="Their founders know your name and email address, and you can write to each other."
    >
      <QueryView
        query={query}
        name="Your interests"
        outline={['h-20', 'h-20']}
        empty={
          <EmptyState
            icon={Handshake}
            title="No interests yet"
            action={<ActionLink to="/dashboard">Browse startups</ActionLink>}
          >
            Press I&apos;m Interested on a startup, and its founder is notified.
          </EmptyState>
        }
      >
        {(interests) => (
          <SteppedList
            list="interests"
            items={interests}
            idOf={({ startup_id: id }) => id}
            first={10}
            more="Show earlier interests"
            name="This interest"
            itemClassName={RULED.medium}
          >
            {(interest) => <Entry interest={interest} actionsOf={actionsOf} />}
          </SteppedList>
        )}
      </QueryView>
    </TitledCard>
  );
}

function Entry({ interest, actionsOf }: MyInterestsCardProps & { interest: MyInterest }) {
  const { startup, created_at: at } = interest;
  const titleId = `interest-${startup.id}`;
  return (
    <article aria-labelledby={titleId} className="flex gap-4">
      <ScoreRing score={startup.overall_score} size={48} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={titleId} className="min-w-0 text-body font-medium break-words">
            <StartupLink id={startup.id}>{startup.idea_title}</StartupLink>
          </h3>
          <p className="text-label text-muted">
            Since <Day at={at} />
          </p>
        </div>
        <StartupBadges startup={startup} />
        {/* The buttons come first. On phones they begin below the ring, so that two fit in a line. */}
        <div className="mt-1 flex flex-wrap items-center gap-2 max-sm:-ml-16 [&>span]:order-last">
          {actionsOf({ startup, describedBy: titleId })}
        </div>
      </div>
    </article>
  );
}

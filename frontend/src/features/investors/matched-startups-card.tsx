import { Lock, Target } from 'lucide-react';
import type { ReactNode } from 'react';

import { serverDetail, statusOf } from '../../api/errors';
import { Button } from '../../components/button';
import type { InvestorMatch } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import type { Described } from '../../components/described';
import { MatchItem, MATCHES } from '../../components/match-item';
import { StartupBadges, StartupLink } from '../../components/startup-parts';
import { EmptyState } from '../../components/states';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { useOnSettled } from '../../lists/use-settled';
import { useMatchesListForInvestorPagesInfiniteQuery } from './matches-api';

interface MatchedStartupsCardProps {
  investorId: string;
  /** Shown instead of the matches if Investor Access has ended. */
  upgrade: ReactNode;
  /** Renders the buttons of other features. */
  actionsOf: (props: { startup: InvestorMatch['startup'] } & Described) => ReactNode;
  /** Renders the button that quotes a reason. */
  reasonAction?: (props: { startup: InvestorMatch['startup']; reason: string }) => ReactNode;
  /** Called after the first answer or error. From then on the card has its final height. */
  onSettled?: () => void;
}

/** An investor's matched startups, best first. */
export function MatchedStartupsCard(props: MatchedStartupsCardProps) {
  const { investorId, upgrade, actionsOf, reasonAction, onSettled } = props;
  const list = useMatchesListForInvestorPagesInfiniteQuery({ investorId, limit: String(MATCHES) });
  const { error } = list;
  const locked = statusOf(error) === 403;
  useOnSettled(list, onSettled);

  return (
    <TitledCard title="Matched Startups" note="How well each fits your profile, best first, and why.">
      {locked ? (
        <EmptyState icon={Lock} title="Investor Access has ended" action={upgrade}>
          {serverDetail(error)}. Your profile and your matches are kept.
        </EmptyState>
      ) : (
        <CursorList
          query={list}
          name="Your matches"
          entry="This match"
          outline={['h-24', 'h-24', 'h-24']}
          idOf={({ match }) => match.id}
          itemClassName={RULED.medium}
          more="Show more matches"
          empty={<NoMatches />}
        >
          {({ match, startup }) => (
            <MatchItem
              match={match}
              name={startup.idea_title}
              title={
                <span id={`match-${match.id}`}>
                  <StartupLink id={startup.id}>{startup.idea_title}</StartupLink>
                </span>
              }
              actions={actionsOf({ startup, describedBy: `match-${match.id}` })}
              reasonAction={reasonAction && ((reason) => reasonAction({ startup, reason }))}
            >
              <p className="mt-0.5 line-clamp-2 text-label break-words text-text-2">
                {startup.idea_description}
              </p>
              <StartupBadges startup={startup} className="mt-2" />
            </MatchItem>
          )}
        </CursorList>
      )}
    </TitledCard>
  );
}

function NoMatches() {
  return (
    <EmptyState
      icon={Target}
      title="No matches yet"
      action={
        <Button asChild variant="secondary">
          <a href="#browse-title">Browse all startups</a>
        </Button>
      }
    >
      No startup matches yet. Matches will appear as startups use our AI matching feature.
    </EmptyState>
  );
}

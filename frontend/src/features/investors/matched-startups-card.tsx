import { Lock, Target } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

import { serverDetail, statusOf } from '../../api/errors';
import type { InvestorMatch } from '../../api/generated/work-client';
import { Button, type Described } from '../../components/button';
import { TitledCard } from '../../components/card';
import { furtherFrom, MATCHES, MatchItem } from '../../components/match-item';
import { StartupBadges, StartupLink } from '../../components/startup-parts';
import { EmptyState } from '../../components/states';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { useOnSettled } from '../../lists/use-settled';
import { useMatchesListForInvestorPagesInfiniteQuery } from './matches-api';
import { NarrowFold } from './narrow-fold';

interface MatchedStartupsCardProps {
  investorId: string;
  /** When the profile was created. */
  createdAt: string;
  /** Shown instead of the matches if Investor Access has ended. */
  upgrade: ReactNode;
  /** Renders the buttons of other features. */
  actionsOf: (props: { startup: InvestorMatch['startup'] } & Described) => ReactNode;
  /** Renders the button that quotes a reason. */
  reasonAction?: (props: { startup: InvestorMatch['startup']; reason: string }) => ReactNode;
  /** Called after the first answer or error. From then on the card has its final height. */
  onSettled?: () => void;
}

/** The number of matches on narrow screens, so that the startups to browse begin soon below them (DASH-16). */
const MATCHES_NARROW = 2;
const firstMatches = (): number =>
  window.matchMedia('(max-width: 47.99rem)').matches ? MATCHES_NARROW : MATCHES;

/** An investor's matched startups, best first. */
export function MatchedStartupsCard(props: MatchedStartupsCardProps) {
  const { investorId, createdAt, upgrade, actionsOf, reasonAction, onSettled } = props;
  const [limit] = useState(firstMatches);
  const list = useMatchesListForInvestorPagesInfiniteQuery({ investorId, limit: String(limit) });
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
          above={furtherFrom('profile')}
          empty={<NoMatches createdAt={createdAt} loadedAt={list.fulfilledTimeStamp} />}
        >
          {({ match, startup }) => (
            <MatchItem
              match={match}
              matchWith="your profile"
              fold={(details) => <NarrowFold of={startup.idea_title}>{details}</NarrowFold>}
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

/** The first matching of a profile takes seconds; after this time it counts as ended. */
const MATCHING_MS = 60_000;

interface EmptyListProps {
  createdAt: string;
  /** When the empty list was loaded. */
  loadedAt: number | undefined;
}

/** Whether the first matching of a new profile still runs: its end loads the list again. */
function useIsMatching({ createdAt, loadedAt }: EmptyListProps): boolean {
  const [firstLoad] = useState(loadedAt);
  const [left] = useState(() => Date.parse(createdAt) + MATCHING_MS - Date.now());
  const [isOver, setIsOver] = useState(left <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.min(Math.max(left, 0), MATCHING_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return !isOver && loadedAt === firstLoad;
}

function NoMatches(props: EmptyListProps) {
  const isMatching = useIsMatching(props);
  return (
    <EmptyState
      icon={Target}
      title={isMatching ? 'Matching is running' : 'No matches yet'}
      action={
        <Button asChild variant="secondary">
          <a href="#browse-title">Browse all startups</a>
        </Button>
      }
    >
      {isMatching
        ? 'We compare your profile with the startups. Your matches appear here in a moment.'
        : 'No startup matches yet. Matches will appear as startups use our AI matching feature.'}
    </EmptyState>
  );
}

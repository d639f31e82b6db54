import { Lock, Target } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';

import { serverDetail, statusOf } from '../../api/errors';
import { LONGEST_PAGE } from '../../api/pages';
import { Card, CardHeader } from '../../components/card';
import { MatchItem } from '../../components/match-item';
import { MoreMatches, useShownMatches } from '../../components/more-matches';
import { StartupBadges } from '../../components/startup-parts';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useMatchesListForInvestorQuery } from './api';

interface MatchedStartupsCardProps {
  investorId: string;
  /** Stands in for the matches where Investor Access has ended. */
  upgrade: ReactNode;
  /** Called when the first answer is there, whatever it is: from then on the card has its height. */
  onSettled?: () => void;
}

/** An investor's matched startups, best first. */
export function MatchedStartupsCard({ investorId, upgrade, onSettled }: MatchedStartupsCardProps) {
  const { shown, limit, showMore } = useShownMatches(20);
  const {
    data: matches,
    currentData,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useMatchesListForInvestorQuery({ investorId, limit });
  const locked = statusOf(error) === 403;
  useEffect(() => {
    if (!isLoading) onSettled?.();
  }, [isLoading, onSettled]);
  useLoadFailureToast(locked ? undefined : error);

  return (
    <Card aria-labelledby="matched-title">
      <CardHeader
        id="matched-title"
        title="Matched Startups"
        note="How well each fits your profile, best first, and why."
      />
      {isLoading && !locked && (
        <div className="flex flex-col gap-3" role="status" aria-label="Loading matches">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {locked && (
        <EmptyState icon={Lock} title="Investor Access has ended" action={upgrade}>
          {serverDetail(error)}. Your profile and your matches are kept.
        </EmptyState>
      )}
      {error && !isFetching && !locked && !matches && (
        <ErrorState title="Your matches could not be loaded" onRetry={() => void refetch()} />
      )}
      {!locked && matches?.length === 0 && (
        <EmptyState icon={Target} title="No matches yet">
          No startup matches yet. Matches will appear as startups use our AI matching feature.
        </EmptyState>
      )}
      {!locked && matches && matches.length > 0 && (
        <>
          <ul>
            {matches.slice(0, shown).map(({ match, startup }) => (
              <MatchItem key={match.id} match={match} name={startup.idea_title}>
                <p className="mt-0.5 line-clamp-2 text-label break-words text-text-2">
                  {startup.idea_description}
                </p>
                <div className="mt-2 flex flex-wrap gap-1.5">
                  <StartupBadges startup={startup} />
                </div>
              </MatchItem>
            ))}
          </ul>
          <MoreMatches
            hasMore={matches.length > shown}
            isCurrent={currentData !== undefined}
            isFetching={isFetching}
            onMore={showMore}
            onRetry={() => void refetch()}
          />
          {shown >= LONGEST_PAGE && matches.length >= LONGEST_PAGE && (
            <p className="mt-4 text-label text-muted">These are your {LONGEST_PAGE} best matches.</p>
          )}
        </>
      )}
    </Card>
  );
}

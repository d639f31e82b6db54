import { Lock, Target } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { serverDetail } from '../../api/errors';
import type { InvestorMatch } from '../../api/generated/client';
import { statusOf } from '../../api/status';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Card, CardHeader } from '../../components/card';
import { ScoreRing } from '../../components/score';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { formatPercent } from '../../lib/format';
import { useListInvestorMatchesQuery } from './api';
import { STAGE_NAMES } from '../../lib/stages';

const FIRST = 5;
const MORE = 20;
/** The longest page there is (decisions, section 1). */
const MOST = 200;

function MatchItem({ match: { match, startup } }: { match: InvestorMatch }) {
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <ScoreRing score={match.match_score} size={48} label="Match" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 text-body font-medium break-words">{startup.idea_title}</h3>
          <p className="text-label text-muted tabular">{formatPercent(match.match_score)} match</p>
        </div>
        <p className="mt-0.5 line-clamp-2 text-label break-words text-text-2">{startup.idea_description}</p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Badge className="max-w-full">
            <span className="truncate">{startup.sector}</span>
          </Badge>
          <Badge>{STAGE_NAMES[startup.stage]}</Badge>
        </div>
        {match.reasons.length > 0 && (
          <ul
            className="mt-2 flex list-disc flex-col gap-1 pl-4 text-label text-text-2 marker:text-muted"
            aria-label={`Why ${startup.idea_title} is a match`}
          >
            {match.reasons.map((reason, at) => (
              <li key={at} className="break-words">
                {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** An investor's matched startups, best first. `upgrade` stands in for them where Investor Access has ended. */
export function MatchedStartupsCard({ investorId, upgrade }: { investorId: string; upgrade: ReactNode }) {
  const [shown, setShown] = useState(FIRST);
  // One more than is shown tells whether there are more.
  const limit = String(Math.min(MOST, shown + 1));
  const {
    data: matches,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useListInvestorMatchesQuery({ investorId, limit });
  const locked = statusOf(error) === 403;

  return (
    <Card aria-labelledby="matched-title">
      <CardHeader
        id="matched-title"
        title="Matched Startups"
        note="How well each fits your profile, best first, and why."
      />
      {isLoading && (
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
      {error && !locked && !matches && (
        <ErrorState title="Failed to load data" detail={serverDetail(error)} onRetry={() => void refetch()} />
      )}
      {!locked && matches?.length === 0 && (
        <EmptyState icon={Target} title="No matches yet">
          No startup matches yet. Matches will appear as startups use our AI matching feature.
        </EmptyState>
      )}
      {!locked && matches && matches.length > 0 && (
        <>
          <ul>
            {matches.slice(0, shown).map((match) => (
              <MatchItem key={match.match.id} match={match} />
            ))}
          </ul>
          {matches.length > shown && (
            <Button
              variant="secondary"
              size="small"
              className="mt-4 w-full"
              loading={isFetching}
              onClick={() => setShown(Math.min(MOST, shown + MORE))}
            >
              Show more matches
            </Button>
          )}
          {shown >= MOST && <p className="mt-4 text-label text-muted">These are your {MOST} best matches.</p>}
        </>
      )}
    </Card>
  );
}

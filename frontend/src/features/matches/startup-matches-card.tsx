import { Sparkles, Users } from 'lucide-react';
import { useState } from 'react';

import { serverDetail } from '../../api/errors';
import type { Startup, StartupMatch } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card, CardHeader } from '../../components/card';
import { ScoreRing } from '../../components/score';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useGenerateMatchesMutation, useListMatchesQuery } from './api';

const FIRST = 5;
const MORE = 10;
/** The longest page there is (decisions, section 1). */
const MOST = 200;

function MatchItem({ match: { match, investor, investor_user } }: { match: StartupMatch }) {
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <ScoreRing score={match.match_score} size={48} label="Match" />
      <div className="min-w-0 flex-1">
        <h3 className="text-body font-medium break-words">{investor_user.name}</h3>
        <p className="text-label text-muted">Budget {formatMoney(investor.budget)}</p>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-4 text-body text-text-2 marker:text-muted">
          {match.reasons.map((reason, at) => (
            <li key={at} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** A startup's matched investors, best first. */
export function StartupMatchesCard({ startup }: { startup: Startup }) {
  const [shown, setShown] = useState(FIRST);
  const {
    data: matches,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useListMatchesQuery({
    startupId: startup.id,
    // One more than is shown tells whether there are more.
    limit: String(Math.min(MOST, shown + 1)),
  });
  const [generate, { isLoading: generating }] = useGenerateMatchesMutation();

  const run = async () => {
    toast.info('Generating matches with AI...');
    try {
      const found = await generate({ startupId: startup.id }).unwrap();
      toast.success(`Found ${found.length} potential matches!`);
    } catch (failure) {
      toast.error('Failed to generate matches', serverDetail(failure));
    }
  };

  return (
    <Card aria-labelledby="matches-title">
      <CardHeader
        id="matches-title"
        title="Investor Matches"
        note={`Who fits ${startup.idea_title}, best first, and why.`}
        actions={
          <Button variant="secondary" size="small" loading={generating} onClick={() => void run()}>
            <Sparkles className="size-4" aria-hidden />
            Generate Matches
          </Button>
        }
      />
      {isLoading && (
        <div className="flex flex-col gap-3" role="status" aria-label="Loading matches">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {error && !matches && (
        <ErrorState title="Failed to load data" detail={serverDetail(error)} onRetry={() => void refetch()} />
      )}
      {matches?.length === 0 && (
        <EmptyState icon={Users} title="No investors matched">
          No matches yet. Click "Generate Matches" to find potential investors!
        </EmptyState>
      )}
      {matches && matches.length > 0 && (
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
        </>
      )}
    </Card>
  );
}

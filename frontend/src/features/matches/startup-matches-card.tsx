import { Sparkles, Users } from 'lucide-react';
import { memo, useDeferredValue } from 'react';

import { serverDetail } from '../../api/errors';
import type { Startup } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card, CardHeader } from '../../components/card';
import { MatchItem } from '../../components/match-item';
import { MoreMatches, useShownMatches } from '../../components/more-matches';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useMatchesGenerateMutation, useMatchesListQuery } from './api';

/** A startup's matched investors, best first. */
export const StartupMatchesCard = memo(function StartupMatchesCard({ startup }: { startup: Startup }) {
  const { shown, limit, showMore } = useShownMatches(10);
  const { data, currentData, error, isFetching, refetch } = useMatchesListQuery({
    startupId: startup.id,
    limit,
  });
  // Many at once: drawn bit by bit, so that the page goes on answering.
  const matches = useDeferredValue(data);
  useLoadFailureToast(error);
  const [generate, { isLoading: generating }] = useMatchesGenerateMutation();

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
        note="Who fits, best first, and why."
        actions={
          <Button variant="secondary" size="small" loading={generating} onClick={() => void run()}>
            <Sparkles className="size-4" aria-hidden />
            Generate Matches
          </Button>
        }
      />
      {!matches && (isFetching || !error) && (
        <div className="flex flex-col gap-3" role="status" aria-label="Loading matches">
          {Array.from({ length: Math.min(shown, Math.max(1, startup.match_count)) }, (_, at) => (
            <Skeleton key={at} className="h-36" />
          ))}
        </div>
      )}
      {error && !isFetching && !matches && (
        <ErrorState title="The matches could not be loaded" onRetry={() => void refetch()} />
      )}
      {matches?.length === 0 && (
        <EmptyState icon={Users} title="No investors matched">
          No matches yet. Click "Generate Matches" to find potential investors!
        </EmptyState>
      )}
      {matches && matches.length > 0 && (
        <>
          <ul>
            {matches.slice(0, shown).map(({ match, investor, investor_user }) => (
              <MatchItem key={match.id} match={match} name={investor_user.name}>
                <p className="text-label text-muted">Budget {formatMoney(investor.budget)}</p>
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
        </>
      )}
    </Card>
  );
});

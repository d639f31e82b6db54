import { useState } from 'react';

import type { ScoreRecord } from '../../api/generated/client';
import { Card, CardHeader } from '../../components/card';
import { TrendChart } from '../../components/charts/trend-chart';
import { ShowMore } from '../../components/show-more';
import { ErrorState, Skeleton } from '../../components/states';
import { formatMoment, formatPercent, formatPoints } from '../../lib/format';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useStartupsListScoresQuery } from './api';
import { Change, ChangeList } from './change';
import { changesBetween, overallChange, sourceText, weighsDifferently } from './runs';
import { Reweighted } from './what-changed-card';

const FIRST = 5;
const MORE = 20;

function Run({ run, before }: { run: ScoreRecord; before: ScoreRecord | undefined }) {
  const when = formatMoment(run.generated_at);
  const changes = before ? changesBetween(run, before) : [];
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-medium">
          <time dateTime={run.generated_at}>{when}</time>
        </h3>
        <p className="flex items-baseline gap-2 text-body font-semibold tabular">
          {before && <Change value={overallChange(run, before)} />}
          {formatPercent(run.overall_score)}
        </p>
      </div>
      <p className="text-label text-muted">
        {sourceText(run.source)}
        {!before && ' · first analysis'}
      </p>
      {before && changes.length === 0 && <p className="text-label text-muted">No factor changed.</p>}
      {before && changes.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit rounded-control text-label font-medium text-primary max-sm:py-3">
            {changes.length === 1 ? '1 factor changed' : `${changes.length} factors changed`}
          </summary>
          <div className="mt-1">
            <ChangeList changes={changes} label={`Change per factor, ${when}`} />
            {weighsDifferently(run, before) && <Reweighted />}
          </div>
        </details>
      )}
    </li>
  );
}

function takeaway(scores: readonly ScoreRecord[]): string {
  const [newest, oldest] = [scores[0], scores.at(-1)];
  if (!newest || !oldest) return '';
  return `From ${formatPercent(oldest.overall_score)} at first to ${formatPercent(newest.overall_score)} now, in ${scores.length} analyses.`;
}

/** Every score there was, newest first, with what moved between a run and the one before. */
export function HistoryCard({ startupId }: { startupId: string }) {
  const {
    data: scores,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useStartupsListScoresQuery({ id: startupId });
  const [shown, setShown] = useState(FIRST);
  useLoadFailureToast(error);
  return (
    <Card aria-labelledby="history-title">
      <CardHeader
        id="history-title"
        title="Score history"
        note="Earlier scores are kept. Every edit scores the startup again."
      />
      {isLoading && (
        <div role="status" aria-label="Loading score history" className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {error && !isFetching && !scores && (
        <ErrorState title="The scores could not be loaded" onRetry={() => void refetch()} />
      )}
      {scores?.length === 0 && (
        <p className="text-body text-muted">No scores yet. The first one comes with the analysis.</p>
      )}
      {scores && scores.length > 1 && (
        <div className="mb-5">
          <TrendChart
            title="Overall score"
            takeaway={takeaway(scores)}
            data={scores
              .map(({ generated_at: date, overall_score: overall }) => ({ date, overall }))
              .toReversed()}
            series={[{ key: 'overall', label: 'Overall score' }]}
            range={[0, 100]}
            format={formatPoints}
          />
        </div>
      )}
      {scores && scores.length > 0 && (
        <ol aria-label="Scores, newest first">
          {scores.slice(0, shown).map((run, index) => (
            <Run key={run.id} run={run} before={scores[index + 1]} />
          ))}
        </ol>
      )}
      {scores && scores.length > shown && (
        <ShowMore onClick={() => setShown(shown + MORE)}>Show earlier scores</ShowMore>
      )}
    </Card>
  );
}

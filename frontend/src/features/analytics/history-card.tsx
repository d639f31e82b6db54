import { ChartLine } from 'lucide-react';

import type { ScoreRecord } from '../../api/generated/work-client';
import { readSafely } from '../../api/pages';
import { TitledCard } from '../../components/card';
import { TrendChart } from '../../components/charts/trend-chart';
import { EmptyState } from '../../components/states';
import { formatCounted, formatMoment, formatPercent, formatPoints } from '../../lib/format';
import { QueryView } from '../../lists/query-view';
import { RULED } from '../../lists/rows';
import { SteppedList } from '../../lists/stepped-list';
import { useStartupsListScoresQuery } from './api';
import { changesBetween, overallChange, sourceText, weighsDifferently } from './runs';
import { Change, ChangeList, Reweighted } from './what-changed-card';

function Run({ run, before }: { run: ScoreRecord; before: ScoreRecord | undefined }) {
  const when = formatMoment(run.generated_at);
  const changes = before ? changesBetween(run, before) : [];
  return (
    <>
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
            {formatCounted(changes.length, 'factor')} changed
          </summary>
          <div className="mt-1">
            <ChangeList changes={changes} label={`Change per factor, ${when}`} />
            {weighsDifferently(run, before) && <Reweighted />}
          </div>
        </details>
      )}
    </>
  );
}

function takeaway(scores: readonly ScoreRecord[]): string {
  const [newest, oldest] = [scores[0], scores.at(-1)];
  if (!newest || !oldest) return '';
  return `From ${formatPercent(oldest.overall_score)} at first to ${formatPercent(newest.overall_score)} now, in ${scores.length} analyses.`;
}

/** All scores, newest first, each with the changes since the previous run. */
export function HistoryCard({ startupId }: { startupId: string }) {
  const query = useStartupsListScoresQuery({ id: startupId });
  return (
    <TitledCard title="Score history" note="Earlier scores are kept. Every edit scores the startup again.">
      <QueryView
        query={query}
        name="The scores"
        outline={['h-16', 'h-16']}
        empty={
          // The state of the analysis, with its retry, stands above.
          <EmptyState icon={ChartLine} title="No scores yet" action={null}>
            The first one comes with the analysis.
          </EmptyState>
        }
      >
        {(scores) => <Scores scores={scores} />}
      </QueryView>
    </TitledCard>
  );
}

function Scores({ scores }: { scores: readonly ScoreRecord[] }) {
  const known = scores.filter((run) => readSafely(run, ({ factors }) => factors.length) !== undefined);
  return (
    <>
      {known.length > 1 && (
        <div className="mb-5">
          <TrendChart
            title="Overall score"
            takeaway={takeaway(known)}
            data={known
              .map(({ generated_at: date, overall_score: overall }) => ({ date, overall }))
              .toReversed()}
            series={[{ key: 'overall', label: 'Overall score' }]}
            range={[0, 100]}
            format={formatPoints}
          />
        </div>
      )}
      <SteppedList
        list="scores"
        items={scores}
        first={5}
        step={20}
        more="Show earlier scores"
        isOrdered
        name="This score"
        aria-label="Scores, newest first"
        itemClassName={RULED.narrow}
      >
        {(run) => <Run run={run} before={known[known.indexOf(run) + 1]} />}
      </SteppedList>
    </>
  );
}

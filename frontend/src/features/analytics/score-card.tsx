import type { Startup } from '../../api/generated/client';
import { Card, CardHeader } from '../../components/card';
import { RadarChart } from '../../components/charts/radar-chart';
import { ScoreBar, ScoreRing, bandOf } from '../../components/score';
import { formatMoment, formatPercent } from '../../lib/format';
import { sourceText } from './runs';

type Analysis = NonNullable<Startup['analysis']>;
type Score = NonNullable<Startup['ai_score']>;

function takeaway(dimensions: readonly { label: string; value: number | null }[]): string {
  const assessed = dimensions.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const sorted = assessed.toSorted((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || best === worst) return 'The further out, the better.';
  return `Furthest out: ${best.label} (${formatPercent(best.value)}). Closest in: ${worst.label} (${formatPercent(worst.value)}).`;
}

/** The Funding Readiness Score and what it is made of. */
export function ScoreCard({ score, analysis }: { score: Score; analysis: Analysis }) {
  const dimensions = [
    { label: 'Feasibility', value: score.feasibility },
    { label: 'Market potential', value: score.market_potential },
    { label: 'Product readiness', value: analysis.product_readiness },
    { label: 'Team strength', value: analysis.team_strength },
  ];
  const around = [...dimensions, { label: 'Risk, inverted', value: 100 - score.risk_level }];
  return (
    <Card aria-labelledby="score-title">
      <CardHeader
        id="score-title"
        title="AI score breakdown"
        note={`${analysis.assessed} of 5 dimensions assessed`}
      />
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex items-center gap-5">
            <ScoreRing score={score.overall_score} size={120} label="Funding Readiness Score" />
            <div className="min-w-0">
              <p className="text-body font-semibold">Funding Readiness Score</p>
              <p className="mt-1 text-body text-text-2">
                {formatPercent(score.overall_score)}: {bandOf(score.overall_score).word.toLowerCase()}, out of
                a possible 100.
              </p>
            </div>
          </div>
          <div>
            <div className="flex flex-col gap-3">
              {dimensions.map((dimension) => (
                <ScoreBar key={dimension.label} {...dimension} />
              ))}
              <ScoreBar label="Risk" value={score.risk_level} inverted />
            </div>
            <p className="mt-2 text-meta text-muted">
              A high risk is bad: its bar is drawn inverted, the figure is the risk itself.
            </p>
          </div>
        </div>
        <RadarChart title="The five dimensions" takeaway={takeaway(around)} data={around} />
      </div>
      <p className="mt-5 border-t border-line pt-4 text-label text-muted">
        Generated <time dateTime={analysis.generated_at}>{formatMoment(analysis.generated_at)}</time>. Source:{' '}
        {sourceText(analysis.source)}. The score is advice: it measures readiness, not the probability of
        success, and what founders state is self-reported.
      </p>
    </Card>
  );
}

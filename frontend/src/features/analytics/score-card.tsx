import type { Startup } from '../../api/generated/client';
import { TitledCard } from '../../components/card';
import { type Figures, limitsIn, partsOf, sumOf } from '../../components/ledger/points';
import { ScoreParts } from '../../components/ledger/score-parts';
import { bandOf, ScoreRing } from '../../components/score';
import { Moment } from '../../components/time';
import { formatPoints } from '../../lib/format';
import { sourceText } from './runs';

type Analysis = NonNullable<Startup['analysis']>;
type Score = NonNullable<Startup['ai_score']>;

/**
 * Examples: "A limit takes 50 points: The claim is impossible." and "Most points lost: product readiness
 * (12.4)." A limit comes first, however much a part lost, because nothing else counts while it holds. What
 * is strongest is said once, by the summary and the strengths.
 */
function takeaway(figures: Figures, ledger: Analysis['ledger']): string | null {
  const limits = limitsIn(ledger);
  if (limits.length > 0) {
    const taken = formatPoints(-sumOf(limits.map(({ points }) => points)));
    const names = limits.map(({ factor }) => factor).join('; ');
    return `${limits.length === 1 ? 'A limit takes' : 'Limits take'} ${taken} points: ${names}.`;
  }
  const worst = partsOf(figures, ledger)
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => b.lost - a.lost)[0];
  return worst && worst.lost > 0
    ? `Most points lost: ${worst.label.toLowerCase()} (${formatPoints(worst.lost)}).`
    : null;
}

/** The Funding Readiness Score and its dimensions. */
export function ScoreCard({ score, analysis }: { score: Score; analysis: Analysis }) {
  const { overall_score: overall } = score;
  const figures = { ...score, ...analysis };
  const lost = takeaway(figures, analysis.ledger);
  return (
    <TitledCard title="AI score breakdown" note={`${analysis.assessed} of 5 parts assessed`}>
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="flex items-center gap-5 md:flex-col md:text-center">
          <ScoreRing score={overall} size={152} label="Funding Readiness Score" />
          <div className="min-w-0">
            <p className="text-reading font-semibold">Funding Readiness Score</p>
            <p className="mt-1 text-body text-text-2">
              {Math.round(overall)} out of 100: {bandOf(overall).word.toLowerCase()}
            </p>
          </div>
        </div>
        <div className="min-w-0">
          {lost !== null && <p className="mb-4 text-section font-semibold text-balance">{lost}</p>}
          <ScoreParts figures={figures} ledger={analysis.ledger} />
        </div>
      </div>
      <p className="mt-5 border-t border-line pt-4 text-label text-muted">
        Generated <Moment at={analysis.generated_at} />. Source: {sourceText(analysis.source)}. The score is
        advice: it measures readiness, not the probability of success, and what founders state is
        self-reported.
      </p>
    </TitledCard>
  );
}

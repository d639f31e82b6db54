import type { SharedStartup as Shared } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { type Figures, partsOf } from '../../components/ledger/points';
import { ScoreParts } from '../../components/ledger/score-parts';
import { bandOf, ScoreRing } from '../../components/score';
import { ScoreBar } from '../../components/score-bar';

/** The five parts without the ledger, which alone knows the points that each can earn and has lost. */
function PartsAlone({ figures }: { figures: Figures }) {
  return (
    <div className="flex flex-col gap-3">
      {partsOf(figures, []).map((part) => (
        <ScoreBar key={part.label} {...part} />
      ))}
    </div>
  );
}

export function SharedScore({ startup }: { startup: Shared }) {
  const { ai_score: score, product_readiness = null, team_strength = null, summary, ledger } = startup;
  if (!score) return null;
  const overall = Math.round(score.overall_score);
  const figures = { ...score, product_readiness, team_strength };
  return (
    <TitledCard title="Funding Readiness Score">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="flex items-center gap-5 md:flex-col md:text-center">
          <ScoreRing score={score.overall_score} size={120} label="Funding Readiness Score" />
          <p className="text-body text-text-2">
            {overall} out of 100: {bandOf(score.overall_score).word.toLowerCase()}
          </p>
        </div>
        {ledger ? <ScoreParts figures={figures} ledger={ledger} /> : <PartsAlone figures={figures} />}
      </div>
      {summary && <p className="mt-5 border-t border-line pt-4 text-body break-words">{summary}</p>}
    </TitledCard>
  );
}

import type { AiScore, Analysis } from '@proofround/contracts';

/** The highest overall score of a held or upheld startup. */
const HELD_AT = 20;

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const scoreShown = (score: AiScore, isHeld: boolean): AiScore =>
  isHeld ? { ...score, overall_score: Math.min(score.overall_score, HELD_AT) } : score;

/**
 * The analysis as it is shown. One that found the reason for the hold contains the cap already. If an admin hid
 * the startup, the cap is added, so that the points add up to the score.
 */
export function analysisShown(analysis: Analysis, score: AiScore, isHeld: boolean): Analysis {
  const over = tenth(score.overall_score - HELD_AT);
  if (!isHeld || over <= 0) return analysis;
  const cap: Analysis['ledger'][number] = {
    dimension: 'cap',
    factor: 'Held for review',
    weight: 0,
    points: -over,
    max_points: 0,
    evidence: `Holds the overall score at ${HELD_AT} or less`,
    rung: 'absent',
  };
  return { ...analysis, ledger: [...analysis.ledger, cap] };
}

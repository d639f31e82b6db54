import { type AiScore, type Analysis, SCREENING_CAPS } from '@proofround/contracts';

/** The cap of a held or upheld startup. */
const HELD = SCREENING_CAPS.held;

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const scoreShown = (score: AiScore, isHeld: boolean): AiScore =>
  isHeld ? { ...score, overall_score: Math.min(score.overall_score, HELD.at) } : score;

/**
 * The analysis as it is shown. One that found the reason for the hold contains the cap already. If an admin hid
 * the startup, the cap is added, so that the points add up to the score.
 */
export function analysisShown(analysis: Analysis, score: AiScore, isHeld: boolean): Analysis {
  const over = tenth(score.overall_score - HELD.at);
  if (!isHeld || over <= 0) return analysis;
  const cap: Analysis['ledger'][number] = {
    dimension: 'cap',
    factor: HELD.factor,
    weight: 0,
    points: -over,
    max_points: 0,
    evidence: `Holds the overall score at ${HELD.at} or less`,
    rung: 'absent',
  };
  return { ...analysis, ledger: [...analysis.ledger, cap] };
}

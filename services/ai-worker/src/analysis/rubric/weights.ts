import type { Dimension, Stage } from '@proofround/contracts';

/** The version of the rules; changes with every change of the rubric that can change a figure. */
export const RUBRIC_VERSION = 'rubric-4';

/**
 * The weight of each dimension in percent, by stage: team falls and traction rises with the stage,
 * as in PitchVault. Evidence weighs more than in PitchVault. Six rounds of independent cases set the
 * weights: experts judge by stage, revenue, use of funds, stated figures and the solution far more
 * than by a team's self-description (docs/evaluation.md).
 */
export const WEIGHTS: Readonly<Record<Stage, Readonly<Record<Dimension, number>>>> = {
  idea: { team: 14, market: 14, feasibility: 28, product: 38, risk: 6 },
  mvp: { team: 12, market: 13, feasibility: 27, product: 42, risk: 6 },
  launched: { team: 10, market: 12, feasibility: 26, product: 46, risk: 6 },
  growing: { team: 10, market: 12, feasibility: 26, product: 46, risk: 6 },
};

/** The highest overall score with one of the capped omissions. */
export const CAP = 65;

/** The highest overall score with contradicting statements. */
export const CONTRADICTION_CAP = 35;

/** The highest overall score with impossible claims, and while held for review. */
export const IMPOSSIBLE_CAP = 30;
export const HELD_CAP = 20;

/** Bands of readiness, highest first. The top bands also require evidenced factors: good prose is not enough. */
export const BANDS = [
  { from: 85, evidenced: 5, word: 'ready for investors' },
  { from: 70, evidenced: 3, word: 'nearly ready' },
  { from: 55, evidenced: 0, word: 'promising, with work to do' },
  { from: 40, evidenced: 0, word: 'early, with gaps to close' },
  { from: 0, evidenced: 0, word: 'not ready yet' },
] as const;

/** @param evidencedFactors the number of factors on their highest rung. */
export function bandOf(score: number, evidencedFactors: number): string {
  const band = BANDS.find(({ from, evidenced }) => score >= from && evidencedFactors >= evidenced);
  return (band ?? BANDS[4]).word;
}

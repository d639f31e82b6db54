import type { Dimension, Stage } from '@proofround/contracts';

/** Which rules made a score; changes whenever a change of the rubric can change a figure. */
export const RUBRIC_VERSION = 'rubric-4';

/**
 * What each dimension is worth, in percent, by stage: team falls and traction rises with the stage,
 * as in PitchVault. What can be shown weighs more than in the methods that this began from. The
 * figures follow six rounds of strangers' cases: experts go by the stage reached, revenue, use of
 * funds, stated figures and the solution far more than by what a team says of itself
 * (docs/evaluation.md).
 */
export const WEIGHTS: Readonly<Record<Stage, Readonly<Record<Dimension, number>>>> = {
  idea: { team: 14, market: 14, feasibility: 28, product: 38, risk: 6 },
  mvp: { team: 12, market: 13, feasibility: 27, product: 42, risk: 6 },
  launched: { team: 10, market: 12, feasibility: 26, product: 46, risk: 6 },
  growing: { team: 10, market: 12, feasibility: 26, product: 46, risk: 6 },
};

/** No startup with one of these omissions scores above this. */
export const CAP = 65;

/** Nor does one whose stated figures contradict each other score above this. */
export const CONTRADICTION_CAP = 35;

/** Nor does one that cannot be as claimed, or that is held for review. */
export const IMPOSSIBLE_CAP = 30;
export const HELD_CAP = 20;

/**
 * Bands of readiness, highest first. The best words also need factors that are proven by what was
 * done: one good paragraph makes nobody ready.
 */
export const BANDS = [
  { from: 85, evidenced: 5, word: 'ready for investors' },
  { from: 70, evidenced: 3, word: 'nearly ready' },
  { from: 55, evidenced: 0, word: 'promising, with work to do' },
  { from: 40, evidenced: 0, word: 'early, with gaps to close' },
  { from: 0, evidenced: 0, word: 'not ready yet' },
] as const;

/** @param evidencedFactors how many factors stand on their highest rung. */
export function bandOf(score: number, evidencedFactors: number): string {
  const band = BANDS.find(({ from, evidenced }) => score >= from && evidencedFactors >= evidenced);
  return (band ?? BANDS[4]).word;
}

import type { Dimension, Stage } from '@proofround/contracts';

/** Which rules made a score; changes whenever a change of the rubric can change a figure. */
export const RUBRIC_VERSION = 'rubric-3';

/**
 * What each dimension is worth, in percent, by stage (scoring references, section 4: team falls
 * and traction rises with the stage, as in PitchVault; the team share follows Payne).
 */
export const WEIGHTS: Readonly<Record<Stage, Readonly<Record<Dimension, number>>>> = {
  idea: { team: 30, market: 30, feasibility: 20, product: 10, risk: 10 },
  mvp: { team: 25, market: 25, feasibility: 20, product: 20, risk: 10 },
  launched: { team: 20, market: 20, feasibility: 15, product: 35, risk: 10 },
  growing: { team: 15, market: 20, feasibility: 15, product: 40, risk: 10 },
};

/** No startup with one of these omissions scores above this. */
export const CAP = 65;

/** Nor does one whose stated figures contradict each other score above this. */
export const CONTRADICTION_CAP = 40;

/** Bands of readiness, highest first. */
export const BANDS = [
  { from: 85, word: 'ready for investors' },
  { from: 70, word: 'nearly ready' },
  { from: 55, word: 'promising, with work to do' },
  { from: 40, word: 'early, with gaps to close' },
  { from: 0, word: 'not ready yet' },
] as const;

export function bandOf(score: number): string {
  return BANDS.find(({ from }) => score >= from)?.word ?? BANDS[BANDS.length - 1]?.word ?? '';
}

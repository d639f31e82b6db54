import { bandWord, type Dimension, type Stage } from '@proofround/contracts';

/** The version of the rules; changes with every change of the rubric that can change a figure. */
export const RUBRIC_VERSION = 'rubric-7';

/**
 * The weight of each dimension in percent, by stage: team falls and traction rises with the stage,
 * as in PitchVault. Evidence weighs more than in PitchVault. Twelve rounds of independent cases set the
 * weights: experts judge by the stage, the product, the use of funds, stated figures and the solution
 * far more than by a team's self-description or by the size of a market (docs/evaluation.md).
 */
export const WEIGHTS: Readonly<Record<Stage, Readonly<Record<Dimension, number>>>> = {
  idea: { team: 14, market: 10, feasibility: 28, product: 42, risk: 6 },
  mvp: { team: 12, market: 9, feasibility: 27, product: 46, risk: 6 },
  launched: { team: 10, market: 8, feasibility: 26, product: 50, risk: 6 },
  growing: { team: 10, market: 8, feasibility: 26, product: 50, risk: 6 },
};

/** The highest overall score with one of the capped omissions. */
export const CAP = 65;

/** A strong score with fewer factors on their highest rung rests on prose. */
const ENOUGH_EVIDENCE = 3;

/**
 * The words for a score in a summary: its band, and for a strong score without enough evidence also that.
 * @param evidencedFactors the number of factors on their highest rung.
 */
export function readinessOf(score: number, evidencedFactors: number): string {
  const word = bandWord(score);
  const isThin = word === 'Strong' && evidencedFactors < ENOUGH_EVIDENCE;
  return `${word.toLowerCase()}${isThin ? ', with little evidence' : ''}`;
}

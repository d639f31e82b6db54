import {
  DIMENSIONS,
  type AiScore,
  type Analysis,
  type Dimension,
  type FitWeights,
} from '@proofround/contracts';

/** The five parts of the score, 0 to 100, each higher is better; null if not assessed. */
export type Parts = Record<Dimension, number | null>;

/** The weights of an investor who set none. */
export const EQUAL_WEIGHTS: FitWeights = { team: 1, market: 1, feasibility: 1, product: 1, risk: 1 };
export const NO_PARTS: Parts = { team: null, market: null, feasibility: null, product: null, risk: null };

/** The parts of a score. Risk is inverted, so that higher is better. */
export function partsOf(score: AiScore | null, analysis: Analysis | null): Parts {
  if (!score || !analysis) return NO_PARTS;
  const assessed = (dimension: Dimension, value: number) => {
    const lines = analysis.ledger.filter((line) => line.dimension === dimension);
    return lines.length > 0 && lines.every(({ rung }) => rung === 'not_assessed') ? null : value;
  };
  return {
    team: analysis.team_strength,
    market: assessed('market', score.market_potential),
    feasibility: assessed('feasibility', score.feasibility),
    product: analysis.product_readiness,
    risk: 100 - score.risk_level,
  };
}

/** The parts as the column `parts` of startups stores them; null without a score. */
export const partsColumn = (score: AiScore | null, analysis: Analysis | null): (number | null)[] | null => {
  if (!score || !analysis) return null;
  const parts = partsOf(score, analysis);
  return DIMENSIONS.map((dimension) => parts[dimension]);
};

/** Reads the column `parts`. */
export function partsIn(column: readonly (number | null)[] | null): Parts {
  const [team = null, market = null, feasibility = null, product = null, risk = null] = column ?? [];
  return { team, market, feasibility, product, risk };
}

export const weightList = (weights: FitWeights): number[] =>
  DIMENSIONS.map((dimension) => weights[dimension]);

/**
 * The weighted mean of the parts that were assessed, to a tenth (PIPELINE-8); null if nothing that
 * counts was assessed. `fitSql` computes the same in Postgres.
 */
export function fitOf(parts: Parts, weights: FitWeights): number | null {
  let sum = 0;
  let whole = 0;
  for (const dimension of DIMENSIONS) {
    const part = parts[dimension];
    if (part === null) continue;
    sum += part * weights[dimension];
    whole += weights[dimension];
  }
  return whole === 0 ? null : Math.round((10 * sum) / whole) / 10;
}

/** `fitOf` as SQL over the column `parts`; `weights` is the placeholder of {@link weightList}. */
export const fitSql = (weights: string): string => `(
  SELECT floor(10 * sum(part * weight) / nullif(sum(weight), 0) + 0.5) / 10
  FROM unnest(parts, ${weights}::double precision[]) AS fit (part, weight) WHERE part IS NOT NULL)`;

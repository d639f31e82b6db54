import {
  type AiScore,
  type Analysis,
  type Dimension,
  DIMENSIONS,
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

export function partsIn(column: readonly (number | null)[] | null): Parts {
  const [team = null, market = null, feasibility = null, product = null, risk = null] = column ?? [];
  return { team, market, feasibility, product, risk };
}

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

/** Gives the SQL of a dimension's part or weight. */
type SqlOf = (dimension: Dimension, index: number) => string;

/** `fitOf` as SQL; by default over the column `parts`. */
function fitSql(weightOf: SqlOf, partOf: SqlOf = (_, index) => `parts[${index + 1}]`): string {
  const terms = DIMENSIONS.map((dimension, index) => ({
    part: partOf(dimension, index),
    weight: `${weightOf(dimension, index)}::double precision`,
  }));
  const sum = terms.map(({ part, weight }) => `coalesce(${part} * ${weight}, 0)`).join(' + ');
  const whole = terms
    .map(({ part, weight }) => `CASE WHEN ${part} IS NULL THEN 0 ELSE ${weight} END`)
    .join(' + ');
  return `floor(10 * (${sum}) / nullif(${whole}, 0) + 0.5) / 10`;
}

/** Whether the weights order startups as equal weights do, for which there is an index. */
export const areEqual = (weights: FitWeights): boolean =>
  weights.team > 0 && DIMENSIONS.every((dimension) => weights[dimension] === weights.team);

/** `fitOf` with known weights. With equal weights the expression is that of the index startups_by_fit. */
export function fitWithSql(weights: FitWeights, parameter: (value: unknown) => string): string {
  return fitSql((dimension) => (areEqual(weights) ? '1' : parameter(weights[dimension])));
}

/** `fitOf` as SQL over any parts, with one parameter for each weight however often it is used. */
export function fitOverSql(
  weights: FitWeights,
  parameter: (value: unknown) => string,
): (partOf?: SqlOf) => string {
  const placeholders = new Map(DIMENSIONS.map((dimension) => [dimension, parameter(weights[dimension])]));
  return (partOf) => fitSql((dimension) => placeholders.get(dimension) ?? '0', partOf);
}

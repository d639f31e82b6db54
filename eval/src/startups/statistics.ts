import { mean } from 'simple-statistics';

/** The share of pairs in which the value of `high` is above that of `low`; a tie counts half. */
export function auc(high: readonly number[], low: readonly number[]): number {
  const wins = high.flatMap((a) => low.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return mean(wins);
}

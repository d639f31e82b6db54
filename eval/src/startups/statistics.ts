import { mean } from 'simple-statistics';

/** The share of pairs in which the value of `high` is above that of `low`; a tie counts half. */
export function auc(high: readonly number[], low: readonly number[]): number {
  const wins = high.flatMap((one) => low.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return mean(wins);
}

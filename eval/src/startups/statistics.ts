/** Ranks from 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation: Pearson's, of the ranks. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const products = x.map((value, place) => (value - meanX) * ((y[place] ?? 0) - meanY));
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return products.reduce((sum, value) => sum + value, 0) / (spread(x, meanX) * spread(y, meanY));
}

/** How often one of `high` is above one of `low`; a tie counts half. */
export function auc(high: readonly number[], low: readonly number[]): number {
  const wins = high.flatMap((one) => low.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return mean(wins);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

import { auc, median, quantile, spearman } from './statistics.js';

describe('the statistics of the evaluation', () => {
  it('correlates ranks, whatever the distances', () => {
    expect(spearman([1, 2, 3, 4], [10, 11, 50, 900])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(0.8);
  });

  it('gives equal values the mean of their ranks', () => {
    expect(spearman([1, 1, 2, 2], [3, 3, 7, 7])).toBeCloseTo(1);
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 3);
  });

  it('counts how often the high are above the low, ties half', () => {
    expect(auc([3, 4], [1, 2])).toBe(1);
    expect(auc([1, 2], [1, 2])).toBe(0.5);
  });

  it('finds the median between two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(quantile([0, 10], 0.25)).toBe(2.5);
  });
});

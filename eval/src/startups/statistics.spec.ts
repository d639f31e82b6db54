import { auc } from './statistics.js';

describe('the statistics of the evaluation', () => {
  it('count how often high values are above low ones, ties half', () => {
    expect(auc([3, 4], [1, 2])).toBe(1);
    expect(auc([1, 2], [1, 2])).toBe(0.5);
  });
});

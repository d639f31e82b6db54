import { readinessOf } from './weights.js';

// rule: SCORE-27
it.each([
  [90, 3, 'strong'],
  [90, 2, 'strong, with little evidence'],
  [74.6, 3, 'strong'],
  [72, 6, 'promising'],
  [49.4, 9, 'mixed'],
  [0, 0, 'early'],
])('%d points with %d proven factors are %s', (score, proven, words) =>
  expect(readinessOf(score, proven)).toBe(words),
);

import { bandOf } from './weights.js';

it.each([
  [90, 6, 'ready for investors'],
  [90, 4, 'nearly ready'],
  [90, 0, 'promising, with work to do'],
  [72, 3, 'nearly ready'],
  [54.9, 9, 'early, with gaps to close'],
  [0, 0, 'not ready yet'],
])('%d points with %d proven factors are %s', (score, proven, word) =>
  expect(bandOf(score, proven)).toBe(word),
);

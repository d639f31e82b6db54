import { bandWord } from './bands.js';

// rule: SCORE-27
it.each([
  [100, 'Strong'],
  [74.5, 'Strong'],
  [74.4, 'Promising'],
  [50, 'Promising'],
  [49.4, 'Mixed'],
  [25, 'Mixed'],
  [24.4, 'Early'],
  [0, 'Early'],
])('calls %d points %s', (score, word) => expect(bandWord(score)).toBe(word));

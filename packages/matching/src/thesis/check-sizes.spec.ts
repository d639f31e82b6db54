import { checkSizeIn } from './check-sizes.js';
import { wordsForMatching } from './words.js';

describe('check sizes', () => {
  it.each([
    ['We write cheques of $40k to $90k.', { min: 40_000, max: 90_000 }],
    ['I invest 20 to 60k.', { min: 20_000, max: 60_000 }],
    ['Tickets bis 75.000 €.', { min: null, max: 87_000 }],
    ['Tickets from $300k.', { min: 300_000, max: null }],
    ['We invest once they make $20k a month.', null],
    ['Our last exit was $40m.', null],
    ['We invest in 12 companies a year.', null],
  ])('%s', (sentence, size) => expect(checkSizeIn(wordsForMatching(sentence).normalized)).toEqual(size));
});

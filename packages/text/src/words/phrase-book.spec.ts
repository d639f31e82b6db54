import { PhraseBook } from './phrase-book.js';

const book = new PhraseBook([
  ['new', 1],
  ['new york', 2],
  ['york', 3],
]);
const words = (text: string) => text.split(' ');

describe('a phrase book', () => {
  it('finds the longest phrase that starts at a word', () => {
    expect(book.at(words('in new york'), 1)).toEqual({ value: 2, length: 2, phrase: 'new york' });
    expect(book.at(words('in new delhi'), 1)).toMatchObject({ value: 1, length: 1 });
    expect(book.at(words('in new york'), 0)).toBeNull();
  });

  it('falls back to a shorter phrase if the longer one is not accepted', () => {
    expect(book.at(words('new york'), 0, (value) => value !== 2)).toMatchObject({ value: 1 });
  });

  it('finds all phrases of a sentence without overlap', () => {
    expect(book.in(words('york new york new')).map(({ value, at }) => [value, at])).toEqual([
      [3, 0],
      [2, 1],
      [1, 3],
    ]);
  });
});

import { wordSet } from '../word-set.js';
import { normalise, wordsOf } from './words.js';

const kinds = (text: string) => wordsOf(text).map((word) => `${word.kind}:${word.text}`);

describe('words', () => {
  it('of a list are a set', () => {
    expect([...wordSet(' one\n two one ')]).toEqual(['one', 'two']);
  });

  it('have no upper case, accents or typographic signs', () => {
    expect(normalise('Clínicas d’Été, GROSS und Straße')).toBe("clinicas d'ete, gross und strasse");
  });

  it('have a kind: money, percentage, year or number', () => {
    expect(kinds('we make $2.9k from 71 bakeries, 9 % more than in 2023')).toEqual([
      'word:we',
      'word:make',
      'money:$2.9k',
      'word:from',
      'number:71',
      'word:bakeries',
      'percent:9 %',
      'word:more',
      'word:than',
      'word:in',
      'year:2023',
    ]);
  });

  it('are names if capitalised inside a sentence; a possessive counts as its owner', () => {
    expect(kinds('The baker of Keller’s mill')).toEqual([
      'word:the',
      'word:baker',
      'word:of',
      'name:keller',
      'word:mill',
    ]);
  });

  it('have their position in the text', () => {
    const text = 'Ovens, $40 each: “fine”';
    for (const { start, end, text: word } of wordsOf(text))
      expect(normalise(text.slice(start, end))).toBe(word.toLowerCase());
  });

  it('are cut at a maximum length', () => {
    expect(wordsOf('a'.repeat(5000)).map(({ text }) => text.length)).toEqual([40]);
    expect(wordsOf('')).toEqual([]);
  });
});

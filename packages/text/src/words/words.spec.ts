import { normalise, wordsOf } from './words.js';

const kinds = (text: string) => wordsOf(text).map((word) => `${word.kind}:${word.text}`);

describe('words', () => {
  it('are without case, accents and typographic signs', () => {
    expect(normalise('Clínicas d’Été, GROSS und Straße')).toBe("clinicas d'ete, gross und strasse");
  });

  it('know money, shares, years and numbers by their letters', () => {
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

  it('take a capital inside a sentence for a name, and a possessive for its owner', () => {
    expect(kinds('The baker of Keller’s mill')).toEqual([
      'word:the',
      'word:baker',
      'word:of',
      'name:keller',
      'word:mill',
    ]);
  });

  it('stand where the text has them', () => {
    const text = 'Ovens, $40 each: “fine”';
    for (const { start, end, text: word } of wordsOf(text))
      expect(normalise(text.slice(start, end))).toBe(word.toLowerCase());
  });

  it('cut what is too long to be a word', () => {
    expect(wordsOf('a'.repeat(5000)).map(({ text }) => text.length)).toEqual([40]);
    expect(wordsOf('')).toEqual([]);
  });
});

import { wordsOf } from '../words/words.js';
import { conceptsOf, featuresOf } from './features.js';

const concepts = (text: string) => conceptsOf(wordsOf(text));

describe('the features of a sentence', () => {
  it.each([
    ['our cooks waste an hour', 'pain'],
    ['vamos a abrir en mayo', 'planned'],
    ['we interviewed 40 cooks', 'contact'],
    ['so far we sold nothing', 'past'],
    ['a pre-order from a canteen', 'sign_up'],
    ['kostenlos für alle', 'free'],
  ])('contain concepts in any language, by phrase or by stem: %s', (text, concept) =>
    expect(concepts(text)).toContain(concept),
  );

  it('ignore names, except well-known companies', () => {
    expect(concepts('a letter from Sales')).not.toContain('paying');
    expect(concepts('a letter about sales')).toContain('paying');
    expect(concepts('a plugin for Shopify')).toContain('platform');
  });

  it('do not depend on names and figures', () => {
    expect(featuresOf(wordsOf('we hired Amina for 300 euros in 2021'))).toEqual(
      featuresOf(wordsOf('we hired Tobias for 415 euros in 2019')),
    );
    expect([...featuresOf(wordsOf('we hired Amina')).words].join(' ')).not.toMatch(/amina/i);
  });

  it('include words, neighbouring words, word prefixes and a rough length', () => {
    const { words } = featuresOf(wordsOf('ovens cooling'));
    expect([...words].sort()).toEqual(['cooli*', 'cooling', 'length 1', 'ovens', 'ovens cooling']);
    const { pairs, concepts: alone } = featuresOf(wordsOf('we waste'));
    for (const pair of pairs) expect(pair.split('&').every((concept) => alone.has(concept))).toBe(true);
    expect(pairs.size).toBe((alone.size * (alone.size - 1)) / 2);
  });
});

import { sentencesForMatching, wordsForMatching } from './words.js';

describe('the words of a thesis', () => {
  it.each([
    ['Pre-revenue is fine', ['pre', 'revenue', 'is', 'fine']],
    ['From $10k, or 5.000 € MRR?', ['from', '$10k', ',', 'or', '5.000', '€', 'mrr', '?']],
    ['Société d’État: 20%+', ['societe', 'd', 'etat', ':', '20%']],
    ["We don't", ['we', 'dont']],
    ['…—', []],
  ])('of %s', (text, words) =>
    expect(wordsForMatching(text).normalized.slice(0, words.length || 9)).toEqual(words),
  );

  it('match the written words index by index', () => {
    const { normalized, raw } = wordsForMatching('No Pre-Seed in Łódź!');
    expect(raw).toHaveLength(normalized.length);
    expect(raw[normalized.indexOf('lodz')]).toBe('Łódź');
  });
});

describe('the sentences of a thesis', () => {
  it.each([
    ['We like bees. We fear wasps!', ['We like bees.', 'We fear wasps!']],
    ['• bees\n• wasps; hornets – ants', ['bees', 'wasps', 'hornets', 'ants']],
    ['Wasps? Never again.', ['Wasps? Never again.']],
    ['Wespen. Nein danke.', ['Wespen. Nein danke.']],
    ['Bees. No wasps.', ['Bees.', 'No wasps.']],
    ['Not for us: wasps; hornets', ['Not for us: wasps, hornets']],
    ['Not:\n- wasps\n2. hornets;\n\nBees: yes', ['Not: wasps, hornets', 'Bees: yes']],
    ['Bees:\nWe like them.', ['Bees:', 'We like them.']],
    ['12 34. —', []],
  ])('of %s', (text, sentences) => expect(sentencesForMatching(text)).toEqual(sentences));

  it('are bounded for a text of any length', () => {
    const sentences = sentencesForMatching('no comma '.repeat(900));
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(500);
  });
});

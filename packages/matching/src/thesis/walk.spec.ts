import { languageByStopWords } from '@proofround/text/words/plain-words.js';

import { markItems } from './walk.js';
import { wordsForMatching } from './words.js';

/** How each word in capitals is meant. */
const modes = (sentence: string, language = languageByStopWords(sentence)) => {
  const { normalized, raw } = wordsForMatching(sentence);
  const items = raw.flatMap((word, at) => (/^[A-Z]{2,}$/.test(word) ? [{ at, length: 1 }] : []));
  return markItems(normalized, items, language)
    .marked.map(({ mode }) => mode)
    .join(' ');
};

describe('the mode of an item', () => {
  it.each([
    ['we love BEES and WASPS', 'want want'],
    ['we never fund BEES, WASPS or ANTS', 'no no no'],
    ['we love BEES but not WASPS', 'want no'],
    ['founders who never fear BEES', 'ignore'],
    ['BEES are not for us', 'no'],
    ['BEES: no', 'no'],
    ['BEES do not scare us', 'want'],
    ['not only BEES, we want WASPS too', 'open want'],
    ['only BEES', 'only'],
    ['BEES only', 'only'],
    ['anything but BEES', 'no'],
    ['no BEES unless they make HONEY', 'no condition'],
    ['no BEES, but we love WASPS', 'no want'],
    ['we avoid BEES', 'no'],
    ['we do not avoid BEES', 'open'],
    ['we are not a fund for BEES', 'ignore'],
    ['startups must have HONEY', 'must'],
    ['nothing excites me more than BEES', 'open'],
    ['keine BEES, nur HONEY', 'no only'],
    ['pas de BEES sauf le HONEY', 'no want'],
    ['no invertimos en BEES', 'no'],
  ])('%s: %s', (sentence, expected) => expect(modes(sentence)).toBe(expected));

  it('separates consecutive refusals', () => {
    const { normalized, raw } = wordsForMatching('we never fund BEES, and we avoid WASPS before HONEY');
    const items = raw.flatMap((word, at) => (/^[A-Z]{2,}$/.test(word) ? [{ at, length: 1 }] : []));
    const { marked, spans } = markItems(normalized, items, 'en');
    expect(marked.map(({ refusal }) => refusal)).toEqual([0, 1, 1]);
    expect(spans.map(({ condition }) => condition !== null)).toEqual([false, true]);
  });
});

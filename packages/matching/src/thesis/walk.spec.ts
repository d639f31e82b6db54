import type { Language } from '@proofround/text/words/plain-words.js';
import { Walk } from './walk.js';
import { wordsOf } from './words.js';

/** The mode of every word in capitals. */
function modes(sentence: string, language: Language = 'en') {
  const raw = sentence.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}]/gu, ''));
  const names = raw.filter((word) => /^\p{Lu}{3,}$/u.test(word)).map((word) => word.toLowerCase());
  const { plain } = wordsOf(sentence);
  const items = plain.flatMap((word, at) => (names.includes(word) ? [{ at, words: 1, name: word }] : []));
  return new Walk(plain, items, language).marked.map(({ item, mode }) => `${item.name} ${mode}`);
}

describe('a walk through a sentence', () => {
  it.each<[string, string[]]>([
    ['We like BOATS but no HARBOURS.', ['boats want', 'harbours no']],
    ['BOATS are not for us.', ['boats no']],
    ['No BOATS unless they make MONEY.', ['boats no', 'money condition']],
    ['We only back BOATS.', ['boats only']],
    ['Anything but BOATS.', ['boats no']],
    ['We stay out of BOATS and HARBOURS.', ['boats no', 'harbours no']],
    ['BOATS and HARBOURS do not scare us.', ['boats want', 'harbours want']],
    ['Founders who never give up on BOATS.', ['boats ignore']],
    ['We are not afraid of BOATS.', ['boats open']],
    ['You must have BOATS.', ['boats must']],
    ['You must have BOATS, HARBOURS or QUAYS.', ['boats must', 'harbours must', 'quays must']],
    ['HARBOURS, but not BOATS.', ['harbours want', 'boats no']],
    ['Not BOATS: we like HARBOURS.', ['boats no', 'harbours want']],
    ['We invest not only in BOATS.', ['boats open']],
  ])('%s', (sentence, found) => expect(modes(sentence)).toEqual(found));

  it.each<[Language, string, string[]]>([
    ['de', 'Keine BOOTE, nur STEGE.', ['boote no', 'stege only']],
    ['fr', 'Pas de BATEAUX, sauf PIROGUES.', ['bateaux no', 'pirogues want']],
    ['es', 'No entramos en BARCOS.', ['barcos no']],
    ['pt', 'Não investimos em BARCOS.', ['barcos no']],
    ['it', 'Niente BARCHE.', ['barche no']],
    ['nl', 'Geen BOTEN.', ['boten no']],
  ])('in %s: %s', (language, sentence, found) => expect(modes(sentence, language)).toEqual(found));
});

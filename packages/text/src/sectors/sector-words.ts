import { plain, singular } from '../words/plain-words.js';

/** Generic words that almost any sector name may contain. */
const EVERYDAY = new Set(
  'and for the with from into of in to a an on at by tech technology technologies software platform platforms app apps application applications service services solution solutions product products tool tools system systems industry industries sector sectors market markets business businesses company companies startup startups digital online smart new modern based related other general enabled driven b2b b2c saas ai'
    .split(' ')
    .map(singular),
);

/** The specific words of a sector's name, in the singular, to compare names outside the vocabulary. */
export function sectorWords(name: string): string[] {
  const words = plain(name).split(' ').map(singular);
  return [...new Set(words)].filter(
    (word) => word.length >= 3 && !/^\p{N}/u.test(word) && !EVERYDAY.has(word),
  );
}

/** Whether a text contains the name of a sector outside the vocabulary, word for word. */
export function namesSector(text: string, name: string): boolean {
  const words = (of: string) => ` ${plain(of).split(' ').map(singular).join(' ')} `;
  return sectorWords(name).length > 0 && words(text).includes(words(name));
}

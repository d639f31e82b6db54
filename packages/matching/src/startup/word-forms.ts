import { stem } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import type { StartupReading } from './reading.js';

/** The letters of a word that its endings may change: "remesa" of "remesas", "rolnik" of "rolników". */
const LETTERS_OF_ENDING = 2;
const MIN_LETTERS = 4;

/** Whether a startup's texts have a form of a word, in any language. */
export function mentionsForm({ stems }: StartupReading, word: string): boolean {
  const root = stem(word).slice(0, Math.max(MIN_LETTERS, word.length - LETTERS_OF_ENDING));
  return [...stems].some((other) => other.startsWith(root));
}

/** The consonants of a word, written alike in several languages: "dezinfekce" and "disinfectant". */
const consonants = (word: string): string =>
  word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/th/g, 't')
    .replaceAll(/[kq]/g, 'c')
    .replaceAll(/z/g, 's')
    .replaceAll(/x/g, 'cs')
    .replaceAll(/w/g, 'v')
    .replaceAll(/[^bcdfghjlmnprstv]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
/** International words of this many consonants are the same in most languages. */
const CONSONANTS = 5;
const consonantsOf = rememberedFor(
  ({ stems }: StartupReading) => new Set([...stems].map((word) => consonants(word).slice(0, CONSONANTS))),
);

/** Whether a startup's texts have an international word in another spelling. */
export function mentionsCognate(reading: StartupReading, word: string): boolean {
  const sounds = consonants(word).slice(0, CONSONANTS);
  return sounds.length === CONSONANTS && consonantsOf(reading).has(sounds);
}

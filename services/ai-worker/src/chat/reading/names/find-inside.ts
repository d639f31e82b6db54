import { foreignLanguagesOf, isForeign } from '@proofround/text/languages/foreign.js';
import { placesIn } from '@proofround/text/places/places-named.js';
import { trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { saysWhatItDoes } from '../clauses/informative.js';
import { CAPITALISED, isPlausible, type NameFound, NOT_NAMES } from './patterns.js';

/** Capitalised words that do not begin a sentence. */
const INSIDE = new RegExp(String.raw`(?<=\p{Ll}[,:]?\s)${CAPITALISED}`, 'gu');

/** A longer answer is a story, in which a capital may stand for anything. */
const MAX_ANSWER = 12;

/** In German every noun has a capital. */
const hasCapitalNouns = (text: string): boolean => isForeign(text) && foreignLanguagesOf(text).includes('de');
/** A German noun has such a word before it, a name has none. */
const BEFORE_NOUN =
  /(?<!\p{L})(?:de[rmns]|die|das|ein\p{L}{0,2}|kein\p{L}{0,2}|[mds]ein\p{L}{0,2}|unser\p{L}{0,2}|ihr\p{L}{0,2}|euer|eure\p{L}?|[aiz]m|zu[mr]|bei[m]?|vo[mn]|mit|für|in|an|auf|aus|nach|ohne|\p{L}{3,}e[nrs])\s$/iu;

/** The capitalised words of a sentence that may be a name. */
function candidatesIn(sentence: string): string[] {
  const withoutNouns = hasCapitalNouns(sentence);
  return [...sentence.matchAll(INSIDE)]
    .filter(({ index }) => !withoutNouns || !BEFORE_NOUN.test(sentence.slice(0, index)))
    .map(([found]) => trimEnds(found))
    .filter(isPlausible);
}

const isOneName = ([name, ...more]: readonly string[]): boolean =>
  name !== undefined && more.length === 0 && !NOT_NAMES.test(name) && placesIn(name).length === 0;

/** The only capitalised words inside an answer: "It's a working title but Mudlark". They are confirmed first. */
export function nameInside(text: string): NameFound | null {
  if (saysWhatItDoes(text)) return null;
  const found = sentenceSpans(text)
    .filter((sentence) => wordCount(sentence.text) <= MAX_ANSWER)
    .map((sentence) => candidatesIn(sentence.text))
    .find((candidates) => candidates.length > 0);
  const [name] = found ?? [];
  if (name === undefined || found === undefined || !isOneName(found)) return null;
  return { name, rest: '', sure: false, guessed: true };
}

/**
 * A short word before a comma, which is a sound, an agreement or a word to win time in whatever dialect, or two
 * words in lower case.
 */
const SHORT_WORD = /^\s*(?:\p{L}{1,5}\s*,\s+|\p{Ll}+\s\p{Ll}+\s)/u;

/** The only capitalised words after such words: "Mirá, le pusimos Camalote". They are confirmed first. */
export function nameAfterShortWord(text: string): NameFound | null {
  return SHORT_WORD.test(text) && !saysWhatItDoes(text) ? nameInside(text) : null;
}

/** An exclamation and a word to win time before the name: "Híjole, pues Taller en Casa". */
const AFTER_EXCLAMATION =
  /^\p{L}+[,!]+\s+(?:pues|bueno|mira|well|so|also|ja|ben|bah|eh|allora|beh|então|bom|bem|ну|nou|no to|tak)\s+(?<name>\p{Lu}[^,.;:!?]{1,40})[.!]*$/u;

export function nameAfterExclamation(text: string): NameFound | null {
  const name = AFTER_EXCLAMATION.exec(text)?.groups?.['name'];
  return name !== undefined && isPlausible(name) && wordCount(name) <= 4
    ? { name: trimEnds(name), rest: '', sure: false, guessed: true }
    : null;
}

/** The only words in quotes: 'It has no name. Maybe "Quiet Carriage"?' */
export function quotedName(text: string): NameFound | null {
  const [quoted, ...more] = [...text.matchAll(/["「『](?<name>[^"」』\n]{1,60})["」』]/g)].map(
    ({ groups }) => groups?.['name'],
  );
  const name = trimEnds(quoted ?? '');
  const isName = more.length === 0 && name !== '' && wordCount(name) <= 6;
  return isName ? { name, rest: '', sure: true } : null;
}

/** The sentences after the one with the name: "It is Ring & Read. We teach bell ringing." */
export const sentencesAfter = (text: string, name: string): string =>
  sentenceSpans(text)
    .filter(({ start }) => start > text.lastIndexOf(name))
    .map(({ text: part }) => part)
    .join('')
    .trim();

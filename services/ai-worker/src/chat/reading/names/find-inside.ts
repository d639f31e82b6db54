import { foreignLanguagesOf, isForeign } from '@proofround/text/languages/foreign.js';
import { placesIn } from '@proofround/text/places/places-named.js';
import { trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { saysWhatItDoes } from '../clauses/informative.js';
import { CAPITALISED, isPlausible, NOT_NAMES, type NameFound } from './patterns.js';

/** Capitalised words that do not begin a sentence. */
const INSIDE = new RegExp(String.raw`(?<=\p{Ll}[,:]?\s)${CAPITALISED}`, 'gu');

/** A longer answer is a story, in which a capital may stand for anything. */
const MAX_ANSWER = 12;

/** In German every noun has a capital. */
const hasCapitalNouns = (text: string): boolean => isForeign(text) && foreignLanguagesOf(text).includes('de');

/** The only capitalised words inside an answer: "It's a working title but Mudlark". They are confirmed first. */
export function nameInside(text: string): NameFound | null {
  if (wordCount(text) > MAX_ANSWER || saysWhatItDoes(text) || hasCapitalNouns(text)) return null;
  const [name, ...more] = [...text.matchAll(INSIDE)].map(([found]) => trimEnds(found)).filter(isPlausible);
  if (name === undefined || more.length > 0 || NOT_NAMES.test(name) || placesIn(name).length > 0) return null;
  return { name, rest: '', sure: false, guessed: true };
}

/** The only words in quotes: 'It has no name. Maybe "Quiet Carriage"?' */
export function quotedName(text: string): NameFound | null {
  const [quoted, ...more] = [...text.matchAll(/"(?<name>[^"\n]{1,60})"/g)].map(
    ({ groups }) => groups?.['name'],
  );
  const name = trimEnds(quoted ?? '');
  const isName = more.length === 0 && name !== '' && wordCount(name) <= 6;
  return isName ? { name, rest: '', sure: true } : null;
}

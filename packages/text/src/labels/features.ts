import type { Word } from '../words/words.js';
import { CONCEPTS } from './concepts.js';

/** The features of a sentence, by group. Each group has a total weight of its own. */
export interface Features {
  readonly words: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}

const MAX_PHRASE_WORDS = 4;
/** Concepts that a proper name may stand for: well-known companies. Names of people carry no concept. */
const NAME_CONCEPTS: ReadonlySet<string> = new Set(['platform', 'ai_wrapper', 'big_company', 'brand_copy']);
const MIN_STEM_LENGTH = 3;
const PREFIX = 5;

const exact = new Map<string, string[]>();
const stems = new Map<string, string[]>();
for (const [concept, list] of Object.entries(CONCEPTS)) {
  for (const entry of list.split(' ')) {
    const phrase = entry.replaceAll('_', ' ').trim();
    const isStem = phrase.endsWith('*');
    const key = isStem ? phrase.slice(0, -1) : phrase;
    const map = isStem ? stems : exact;
    const concepts = map.get(key);
    if (concepts) concepts.push(concept);
    else map.set(key, [concept]);
  }
}

/** The words that begin a listed phrase of several words. After any other word, only the word itself is looked up. */
const leads = new Set(
  [...exact.keys(), ...stems.keys()].flatMap((key) =>
    key.includes(' ') ? key.slice(0, key.indexOf(' ')) : [],
  ),
);
const isLead = ({ text }: Word): boolean => leads.has(text) || text.includes(' ');

/** The beginnings of all stems. Most words begin with none of them. */
const stemStarts = new Set([...stems.keys()].map((stem) => stem.slice(0, MIN_STEM_LENGTH)));
const MAX_STEM_LENGTH = Math.max(...[...stems.keys()].map((stem) => stem.length));

const conceptCache = new Map<string, readonly string[]>();
/** Size of the cache of concepts by phrase. Most sentences share the same words. */
const MAX_CACHED = 20_000;

/** The concepts of a phrase, found by the whole phrase or by a stem at its start. */
function conceptsOfPhrase(phrase: string): readonly string[] {
  const before = conceptCache.get(phrase);
  if (before) return before;
  const found = [...(exact.get(phrase) ?? [])];
  const longest = stemStarts.has(phrase.slice(0, MIN_STEM_LENGTH))
    ? Math.min(MAX_STEM_LENGTH, phrase.length)
    : 0;
  for (let length = MIN_STEM_LENGTH; length <= longest; length++)
    found.push(...(stems.get(phrase.slice(0, length)) ?? []));
  if (conceptCache.size >= MAX_CACHED) conceptCache.clear();
  conceptCache.set(phrase, found);
  return found;
}

/** The phrases that begin at a word: the word alone, and up to four words if a listed phrase begins with it. */
function phrasesAt(words: readonly Word[], at: number): string[] {
  const [word, ...following] = words.slice(at, at + MAX_PHRASE_WORDS).map(({ text }) => text);
  const first = words[at];
  if (word === undefined || first === undefined) return [];
  const phrases = [word];
  if (isLead(first)) for (const next of following) phrases.push(`${phrases.at(-1) ?? ''} ${next}`);
  return phrases;
}

/** The concepts that begin at a word: of its kind, of its phrases, and of its parts around a hyphen. */
function conceptsAt(words: readonly Word[], at: number): string[] {
  const word = words[at];
  if (word === undefined) return [];
  const { kind, text } = word;
  const ofKind = kind === 'word' || kind === 'sign' ? [] : [`<${kind}>`];
  const ofPhrases = phrasesAt(words, at)
    .flatMap(conceptsOfPhrase)
    .filter((concept) => kind !== 'name' || NAME_CONCEPTS.has(concept));
  const ofParts = text.includes('-') ? text.split('-').flatMap(conceptsOfPhrase) : [];
  return [...ofKind, ...ofPhrases, ...ofParts];
}

/** The concepts of the words, alone or in phrases. */
export const conceptsOf = (words: readonly Word[]): Set<string> =>
  new Set(words.flatMap((_, at) => conceptsAt(words, at)));

/** A word as the classifier sees it. All names look alike, and so do all figures. */
const shape = ({ kind, text }: Word): string => (kind === 'word' || kind === 'sign' ? text : `<${kind}>`);

/** The classifier's features of a sentence. They never contain names of people or companies. */
export function featuresOf(words: readonly Word[]): Features {
  const shapes = words.map(shape);
  const ownWords = new Set<string>();
  shapes.forEach((word, at) => {
    ownWords.add(word);
    const next = shapes[at + 1];
    if (next !== undefined) ownWords.add(`${word} ${next}`);
    if (word.length > PREFIX && !word.startsWith('<')) ownWords.add(`${word.slice(0, PREFIX)}*`);
  });
  ownWords.add(`length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`);
  const concepts = conceptsOf(words);
  const sorted = [...concepts].sort();
  const pairs = new Set(
    sorted.flatMap((concept, at) => sorted.slice(at + 1).map((other) => `${concept}&${other}`)),
  );
  return { words: ownWords, concepts, pairs };
}

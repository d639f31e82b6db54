import { CONCEPTS } from './concepts.js';
import type { Word } from '../words/words.js';

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

const MAX_STEM_LENGTH = Math.max(...[...stems.keys()].map((stem) => stem.length));

const conceptCache = new Map<string, readonly string[]>();
/** Size of the cache of concepts by phrase. Most sentences share the same words. */
const MAX_CACHED = 20_000;

/** The concepts of a phrase, found by the whole phrase or by a stem at its start. */
function conceptsOfPhrase(phrase: string): readonly string[] {
  const before = conceptCache.get(phrase);
  if (before) return before;
  const found = [...(exact.get(phrase) ?? [])];
  for (let length = MIN_STEM_LENGTH; length <= Math.min(MAX_STEM_LENGTH, phrase.length); length++)
    found.push(...(stems.get(phrase.slice(0, length)) ?? []));
  if (conceptCache.size >= MAX_CACHED) conceptCache.clear();
  conceptCache.set(phrase, found);
  return found;
}

/** The concepts of the words, alone or in phrases of up to four words. */
export function conceptsOf(words: readonly Word[]): Set<string> {
  const found = new Set<string>();
  words.forEach((word, at) => {
    if (word.kind !== 'word' && word.kind !== 'name' && word.kind !== 'sign') found.add(`<${word.kind}>`);
    if (word.kind === 'name') found.add('<name>');
    let phrase = '';
    for (const next of words.slice(at, at + (isLead(word) ? MAX_PHRASE_WORDS : 1))) {
      phrase = phrase === '' ? next.text : `${phrase} ${next.text}`;
      for (const concept of conceptsOfPhrase(phrase))
        if (word.kind !== 'name' || NAME_CONCEPTS.has(concept)) found.add(concept);
    }
    if (word.text.includes('-')) {
      for (const part of word.text.split('-'))
        for (const concept of conceptsOfPhrase(part)) found.add(concept);
    }
  });
  return found;
}

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

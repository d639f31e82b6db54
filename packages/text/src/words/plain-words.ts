import { createRequire } from 'node:module';

import { z } from 'zod';

import common from './data/common-words.js';

/** Longer texts, and longer runs without white space, are cut to bound the cost of the readers. */
const MAX_LENGTH = 5000;
const MAX_RUN_LENGTH = 40;

/** Cuts a text to the length that the readers accept. */
export const bounded = (text: string): string =>
  text.slice(0, MAX_LENGTH).replaceAll(/\S+/gu, (run) => run.slice(0, MAX_RUN_LENGTH));

/** Lower case, without accents and punctuation, words separated by single spaces. */
export function inPlainWords(text: string): string {
  if (/^[a-zA-Z]+$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(
      /(?<=\b(?:n|d|l|s|qu|j|c|(?:d[ae]|ne|su|a|co|que|be)ll|un|quest|(?:jus|lors|puis|quel)qu))['’](?=\p{L}{2})/gu,
      ' ',
    )
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The singular of a regular plural; any other word stays as it is. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? word.replace(/ies$/, 'y') : word;
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, '');
}

/** Frequency rank of words in spoken English; 0 is the most frequent. */
const RANKS = new Map(common.split(' ').map((word, rank) => [word, rank]));
const ORDINARY = 2500;
const VERY_FREQUENT = 300;

const rankOf = (word: string): number =>
  Math.min(...[word, singular(word)].map((form) => RANKS.get(form) ?? Infinity));

/** Whether a word is among the most frequent words of spoken English. */
export const isOrdinary = (word: string): boolean => rankOf(word) < ORDINARY;

/** Whether a word is one of the few hundred most frequent, which say nothing of a business. */
export const isVeryFrequent = (word: string): boolean => rankOf(word) < VERY_FREQUENT;

/** Whether a word is in the list of frequent English words at all, even as a rare one of them. */
export const isEnglishWord = (word: string): boolean => rankOf(word) < Infinity;

const require = createRequire(import.meta.url);
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

let stopWords: ReadonlyMap<LanguageCode, ReadonlySet<string>> | undefined;
const stops = () =>
  (stopWords ??= (() => {
    const lists = z.record(z.string(), z.array(z.string())).parse(require('stopwords-iso'));
    return new Map(
      LANGUAGES.map((language) => [language, new Set((lists[language] ?? []).map(inPlainWords))]),
    );
  })());

/** Letters that identify a language when its function words do not. */
const LETTERS: Partial<Record<LanguageCode, RegExp>> = {
  de: /[äöüß]/i,
  fr: /[àâçèêëîïôœû]/i,
  es: /[ñ¿¡áíóú]/i,
  pt: /[ãõáóêôç]|nh|lh/i,
  it: /[àèìòù]/i,
};

/**
 * The language whose function words are most frequent in a text; English if none stands out. Unlike
 * `detectedLanguage` it decides for a text of a few words too.
 */
export function languageByStopWords(text: string): LanguageCode {
  const words = inPlainWords(text).split(' ').filter(Boolean);
  let best: LanguageCode = 'en';
  let most = 0;
  for (const language of LANGUAGES) {
    const list = stops().get(language);
    const count = words.filter((word) => list?.has(word)).length + (LETTERS[language]?.test(text) ? 0.5 : 0);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

export const isStopWord = (word: string, language: LanguageCode): boolean =>
  stops().get(language)?.has(word) ?? false;

/** A word without its English endings: "calling", "called", "caller" and "calls" have one stem. */
export const stem = (word: string): string => singular(word).replace(/(?<=\p{L}{3})(?:ing|ed|er|e)$/u, '');

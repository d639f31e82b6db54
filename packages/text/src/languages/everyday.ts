import { EVERYDAY_PHRASES, type EverydayKind } from './data/everyday.js';

/** The letters that no decomposition takes apart, as people type them without their keyboard. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ı', 'i'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 'ss'],
]);

/** The spelling without accents: "dzien dobry", "hayir". Other alphabets stay as they are. */
const withoutAccents = (phrase: string): string =>
  phrase
    .normalize('NFD')
    .replaceAll(/(?<=[a-zα-ω])\p{M}+/giu, '')
    .normalize('NFC')
    .replaceAll(/[łıøđß]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);

/** The sources of a kind's phrases in all languages, the longest first. */
function phrasesOf(kind: EverydayKind): string[] {
  const written = Object.values(EVERYDAY_PHRASES).flatMap((phrases) => phrases[kind]?.split(', ') ?? []);
  const all = new Set(written.flatMap((phrase) => [phrase, withoutAccents(phrase)]));
  return [...all].sort((a, b) => b.length - a.length);
}

/** Alternatives of a regular expression for the phrases of these kinds, in every language but English. */
export const everyday = (...kinds: readonly EverydayKind[]): string => kinds.flatMap(phrasesOf).join('|');

export { type TalkAct, talkActOf } from './talk.js';
export { hasDenial, isInProgress } from './denial.js';
export { withoutSaidBefore } from './said-before.js';

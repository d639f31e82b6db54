import { wordSet } from '@proofround/text/word-set.js';
import { bounded, inPlainWords } from '@proofround/text/words/plain-words.js';

/** The words of a text in plain words and as written, index by index; punctuation marks are words. */
export interface Words {
  readonly normalized: readonly string[];
  readonly raw: readonly string[];
}

const TOKEN =
  /[$€£₹¥]?\d[\d.,]*(?:\s?(?:k|m|mio|mn|bn|b)\b)?\+?%?|\p{L}[\p{L}\p{M}\p{N}'’.]*[\p{L}\p{M}\p{N}]|\p{L}|[$€£₹¥,:()?!]/giu;

/**
 * The words of a sentence as phrase books and rules of matching compare them: "pre-revenue" is two words,
 * "$10k" is one. `wordsOf` of packages/text keeps "pre-revenue" together, and the kind and position of each word.
 */
export function wordsForMatching(sentence: string): Words {
  const words: string[] = [];
  const raw: string[] = [];
  for (const [token] of sentence.matchAll(TOKEN)) {
    const pieces = /^[\p{L}]/u.test(token) ? inPlainWords(token).split(' ') : [token.toLowerCase()];
    for (const piece of pieces) {
      if (piece === '') continue;
      words.push(piece);
      raw.push(token);
    }
  }
  return { normalized: words, raw };
}

/** The most characters of a sentence; a longer one is split, because reading costs quadratic time. */
const MAX_LENGTH = 500;

/** The most words of an item in a list. */
const MAX_ITEM = 8;
const MARKER = /^\s*(?:[-–—*•]|\d{1,2}[.)])\s*/u;
const isItem = (part: string) => !part.includes(':') && part.trim().split(/\s+/).length <= MAX_ITEM;

/** "(ii) any token". */
const NUMBERED = /^\s*\(?(?:[ivx]{1,4}|[a-h]|\d)\)\s/u;

/** A list after a colon is one sentence: "Exclusions: tobacco; arms", or one item a line. */
function joinLists(text: string): string {
  const lines: string[] = [];
  let isList = false;
  for (const line of text.split('\n')) {
    const item = line.replace(MARKER, '');
    if (isList && MARKER.test(line) && isItem(item)) {
      const last = lines.length - 1;
      const before = (lines[last] ?? '').replace(/[,;.\s]+$/, '');
      lines[last] = `${before}${before.endsWith(':') ? '' : ','} ${item}`;
      continue;
    }
    isList = /:\s*$/.test(line);
    const [head = '', ...rest] = line.split(';');
    const isInline = head.includes(':') && rest.every((part) => isItem(part) || NUMBERED.test(part));
    lines.push(isInline ? line.replaceAll(/\s*;\s*/g, ', ') : line);
  }
  return lines.join('\n');
}

/** A text with a space after each mark of Japanese and Chinese, which write none. */
export const spaced = (text: string): string => text.replaceAll(/(?<=[。、！？，；])(?!\s)/gu, ' ');

/**
 * The sentences of a text as the rules of matching read them: a list after a colon stays together, and so do
 * a question and the verdict on it. `sentencesOf` of packages/text gives sentences as written, with positions.
 */
export function sentencesForMatching(text: string): string[] {
  const sentences: string[] = [];
  for (const part of joinLists(bounded(spaced(text))).split(
    /(?<=[.!?…。！？]|[.!?][)”"])\s+|[\n;•]+|\s[–—-]\s/u,
  )) {
    const sentence = part.trim();
    if (!/\p{L}/u.test(sentence)) continue;
    const before = sentences.at(-1);
    if (before !== undefined && isAfterthought(sentence))
      sentences[sentences.length - 1] = `${before} ${sentence}`;
    else if (before !== undefined && isVerdictOn(before, sentence))
      sentences[sentences.length - 1] = `${before.replace(/\s*\?+$/, '')} – ${sentence}`;
    else sentences.push(...(sentence.match(new RegExp(`.{1,${MAX_LENGTH}}(?:\\s|$)`, 'gu')) ?? []));
  }
  return sentences.map((sentence) => sentence.trim());
}

/** The most words of a question that only names a subject, and of the verdict on it. */
const MAX_SUBJECT = 4;
const MAX_VERDICT = 5;
const countWords = (sentence: string): number => sentence.trim().split(/\s+/).length;

/** A longer verdict begins with a refusal: "Nein danke, auch nicht im Riegel." */
const BEGINS_WITH_NO =
  /^(?:no|never|nein|nie|non|jamais|nunca|não|mai|nee|nooit|nie|ne|нет|hayır|ei|nej)(?:,| thanks| thank| danke| merci| gracias| obrigad| grazie| dank)/iu;

/** Whether a sentence is the verdict on a subject that a question names: "Pre-revenue? Come back later." */
const isVerdictOn = (question: string, verdict: string): boolean =>
  question.endsWith('?') &&
  countWords(question) <= MAX_SUBJECT &&
  (countWords(verdict) <= MAX_VERDICT || BEGINS_WITH_NO.test(verdict));

const EMPTY = wordSet(
  'no not never nein nie non jamais nunca nao mai nope nee so and also thanks thank you please again for us me it that them these those danke merci gracias obrigado grazie way interested at all sorry ever anymore',
);

/** Whether a sentence only refers to the previous one: "No thanks.", "Never again." */
const isAfterthought = (sentence: string) =>
  /^(?:so |and |also )?(?:no|not|never|nein|nie|non|jamais|nunca|não|mai|nope|nee)\b/iu.test(sentence) &&
  inPlainWords(sentence)
    .split(' ')
    .every((word) => EMPTY.has(word));

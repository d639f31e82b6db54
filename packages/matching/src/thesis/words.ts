import { bounded, plain } from '../text.js';

/** A text as words: each plain, with how it was written; punctuation stands as a word of its own. */
export interface Words {
  readonly plain: readonly string[];
  readonly raw: readonly string[];
}

const TOKEN =
  /[$€£₹¥]?\d[\d.,]*(?:\s?(?:k|m|mio|mn|bn|b)\b)?\+?%?|\p{L}[\p{L}\p{M}\p{N}'’.]*[\p{L}\p{M}\p{N}]|\p{L}|[$€£₹¥,:()?!]/giu;

/** The words of a sentence. "pre-revenue" is two, "$10k" is one. */
export function wordsOf(sentence: string): Words {
  const words: string[] = [];
  const raw: string[] = [];
  for (const [token] of sentence.matchAll(TOKEN)) {
    const pieces = /^[\p{L}]/u.test(token) ? plain(token).split(' ') : [token.toLowerCase()];
    for (const piece of pieces) {
      if (piece === '') continue;
      words.push(piece);
      raw.push(token);
    }
  }
  return { plain: words, raw };
}

/** A sentence longer than this is read in parts: what one costs grows with the square of its length. */
const LONGEST = 500;

/** The sentences of a text. A question keeps the "no" that answers it. */
export const sentencesOf = (text: string): string[] =>
  bounded(text)
    .split(/(?<=[.!…])\s+|(?<=\?)\s+(?!(?:no|nein|non|não|nope|nee)\b)|[\n;•]+|\s[–—]\s/iu)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${LONGEST}}(?:\\s|$)`, 'gu')) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

import { bounded, plain } from '@proofround/text/words/plain-words.js';

/** The words of a text, normalized and as written, index by index; punctuation marks are words. */
export interface Words {
  readonly normalized: readonly string[];
  readonly raw: readonly string[];
}

const TOKEN =
  /[$€£₹¥]?\d[\d.,]*(?:\s?(?:k|m|mio|mn|bn|b)\b)?\+?%?|\p{L}[\p{L}\p{M}\p{N}'’.]*[\p{L}\p{M}\p{N}]|\p{L}|[$€£₹¥,:()?!]/giu;

/** The words of a sentence: "pre-revenue" is two words, "$10k" is one. */
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
  return { normalized: words, raw };
}

/** The most characters of a sentence; a longer one is split, because reading costs quadratic time. */
const MAX_LENGTH = 500;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of bounded(text).split(/(?<=[.!?…])\s+|[\n;•]+|\s[–—-]\s/u)) {
    const sentence = part.trim();
    if (!/\p{L}/u.test(sentence)) continue;
    const before = sentences.at(-1);
    if (before !== undefined && isAfterthought(sentence))
      sentences[sentences.length - 1] = `${before} ${sentence}`;
    else sentences.push(...(sentence.match(new RegExp(`.{1,${MAX_LENGTH}}(?:\\s|$)`, 'gu')) ?? []));
  }
  return sentences.map((sentence) => sentence.trim());
}

const EMPTY = new Set(
  'no not never nein nie non jamais nunca nao mai nope nee so and also thanks thank you please again for us me it that them these those danke merci gracias obrigado grazie way interested at all sorry ever anymore'.split(
    ' ',
  ),
);

/** Whether a sentence only refers to the previous one: "No thanks.", "Never again." */
const isAfterthought = (sentence: string) =>
  /^(?:so |and |also )?(?:no|not|never|nein|nie|non|jamais|nunca|não|mai|nope|nee)\b/iu.test(sentence) &&
  plain(sentence)
    .split(' ')
    .every((word) => EMPTY.has(word));

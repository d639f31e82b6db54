import { inPlainWords } from './plain-words.js';

/** The plain words of a text, each with its spelling and position, index by index. */
export interface LocatedWords {
  readonly words: readonly string[];
  readonly raw: readonly string[];
  /** The part of the text from word `at` on, `length` words long. */
  readonly spanOf: (at: number, length: number) => { start: number; end: number };
}

export function locatedWords(text: string): LocatedWords {
  const words: string[] = [];
  const raw: string[] = [];
  const spans: { start: number; end: number }[] = [];
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    for (const word of inPlainWords(token).split(' ').filter(Boolean)) {
      words.push(word);
      raw.push(token);
      spans.push({ start: index, end: index + token.length });
    }
  }
  return {
    words,
    raw,
    spanOf: (at, length) => ({ start: spans[at]?.start ?? 0, end: spans[at + length - 1]?.end ?? 0 }),
  };
}

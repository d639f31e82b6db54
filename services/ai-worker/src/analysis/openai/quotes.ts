import type { StartupFacts } from '@proofround/contracts';

import type { TextField } from '../../claims/statement.js';

const FEWEST_CHARACTERS = 12;
const LONGEST_SHOWN = 200;

/** Signs that models write in their own way; the words are the same. */
const VARIANTS: readonly [RegExp, string][] = [
  [/['‘’]/g, "['‘’]"],
  [/["“”„]/g, '["“”„]'],
  [/[-‐‑–—]/g, '[-‐‑–—]'],
];

/** A text that speaks to whoever judges it is no evidence of anything. */
const ADDRESSES_THE_JUDGE =
  /\b(?:ignore|disregard|override|forget)\b.{0,40}\b(?:instruction|rule|rubric|prompt|above|previous)|\b(?:system prompt|you are (?:now|an?)\b|as an ai|language model|assistant)\b|\b(?:give|award|assign|set|rate|score)\b.{0,40}\b(?:100|full marks|maximum|highest|perfect|top score)\b/i;

/**
 * The founder's own words that a quote stands for; null when they are not in that field. White
 * space, case and typographic variants do not matter; nothing else is forgiven.
 */
export function quoted(facts: StartupFacts, field: TextField, quote: string): string | null {
  const words = quote.trim().replace(/^["“”„']+|["“”']+$/g, '');
  if (words.length < FEWEST_CHARACTERS || ADDRESSES_THE_JUDGE.test(words)) return null;
  const pattern = words
    .split(/\s+/)
    .map((word) => {
      const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      return VARIANTS.reduce((text, [sign, either]) => text.replaceAll(sign, either), escaped);
    })
    .join('\\s+');
  // Whole words: the end of one word and the beginning of another say nothing.
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(facts[field] ?? '');
  if (!found) return null;
  const [own] = found;
  return own.length <= LONGEST_SHOWN ? own : `${own.slice(0, LONGEST_SHOWN - 1).trimEnd()}…`;
}

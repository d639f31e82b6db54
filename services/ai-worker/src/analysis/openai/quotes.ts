import type { StartupFacts } from '@proofround/contracts';
import { escaped } from '@proofround/text/words/prose.js';

import type { TextField } from '../../claims/statement.js';

const MIN_CHARACTERS = 12;
const MAX_SHOWN_LENGTH = 200;

/** Typographic variants that models use. */
const VARIANTS: readonly [RegExp, string][] = [
  [/['‘’]/g, "['‘’]"],
  [/["“”„]/g, '["“”„]'],
  [/[-‐‑–—]/g, '[-‐‑–—]'],
];

/** A text that addresses the judge, which is no evidence for a higher score. */
const ADDRESSES_THE_JUDGE =
  /\b(?:ignore|disregard|override|forget)\b.{0,40}\b(?:instruction|rule|rubric|prompt|above|previous)|\b(?:system prompt|you are (?:now|an?)\b|as an ai|language model|assistant)\b|\b(?:give|award|assign|set|rate|score)\b.{0,40}\b(?:100|full marks|maximum|highest|perfect|top score)\b/i;

export const addressesJudge = (quote: string): boolean => ADDRESSES_THE_JUDGE.test(quote);

/**
 * The founder's words that match a quote; null when the field does not contain them. White space,
 * case and typographic variants are ignored.
 */
export function quoted(facts: StartupFacts, field: TextField, quote: string): string | null {
  const words = quote.trim().replace(/^["“”„']+|["“”']+$/g, '');
  if (words.length < MIN_CHARACTERS) return null;
  const pattern = words
    .split(/\s+/)
    .map((word) => VARIANTS.reduce((text, [sign, either]) => text.replaceAll(sign, either), escaped(word)))
    .join('\\s+');
  // Only whole words match.
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(facts[field] ?? '');
  if (!found) return null;
  const [own] = found;
  return own.length <= MAX_SHOWN_LENGTH ? own : `${own.slice(0, MAX_SHOWN_LENGTH - 1).trimEnd()}…`;
}

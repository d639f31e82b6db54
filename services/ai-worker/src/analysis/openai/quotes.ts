import type { StartupFacts } from '@proofround/contracts';
import { escaped, excerpt } from '@proofround/text/words/prose.js';
import { sentencesOf } from '@proofround/text/words/sentences.js';
import { normalise } from '@proofround/text/words/words.js';

import { addressesScorer } from '../../claims/scorer-instructions.js';
import type { TextField } from '../../claims/statement.js';

const MIN_CHARACTERS = 12;
const MAX_SHOWN_LENGTH = 200;

/** Typographic variants that models use. */
const VARIANTS: readonly [RegExp, string][] = [
  [/['‘’]/g, "['‘’]"],
  [/["“”„]/g, '["“”„]'],
  [/[-‐‑–—]/g, '[-‐‑–—]'],
];

/** Whether the founder's words, or the sentence that they are taken from, address the judge. */
export function quoteAddressesScorer(facts: StartupFacts, field: TextField, words: string): boolean {
  const own = words.replace(/…$/, '');
  const around = sentencesOf(facts[field] ?? '').filter(({ text }) => text.includes(own));
  return [{ text: own }, ...around].some(({ text }) => addressesScorer(normalise(text)));
}

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
  return own.length <= MAX_SHOWN_LENGTH ? own : excerpt(own, MAX_SHOWN_LENGTH - 1);
}

import { findAmounts } from '@proofround/text/numbers/money.js';
import { findNumbers } from '@proofround/text/numbers/numbers.js';
import { wordSet } from '@proofround/text/word-set.js';

const DENIES =
  /\b(?:no|none|nobody|nothing|not|zero|without|never|nil|nope|nah|free|pre-?\w+|\w+n't|yet to)\b/i;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words too common to prove anything. */
const COMMON = wordSet(
  'the and for with from that this are was our your their its has have not but who which',
);

/** Inflected forms share a stem: "clinics" and "clinic". */
const stem = (word: string) => word.toLowerCase().slice(0, 5);
const stemsOf = (text: string) =>
  (text.match(WORD) ?? [])
    .filter((word) => word.length > 1 && !COMMON.has(word.toLowerCase()))
    .map((word) => stem(word));
const withoutScheme = (link: string) =>
  link
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');

/** The least share of a value's words that must come from the person. */
const OWN_WORDS = 0.6;

/**
 * Checks that a model's value comes from the message: it must contain every figure and most words.
 * Returns the text to read (the person's own if the model lost a currency), or null for an
 * invention.
 */
export function grounded(value: string, message: string): string | null {
  const text = value.trim();
  if (text === '') return null;
  if (/^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/i.test(text)) {
    return withoutScheme(message).includes(withoutScheme(text)) ? text : null;
  }
  const figures = figuresOf(message);
  for (const number of figuresOf(text)) {
    if (figures.has(number) || (number === 0 && DENIES.test(message))) continue;
    return null;
  }
  const messageStems = new Set(stemsOf(message));
  const words = stemsOf(text).filter((word) => !/^\d/.test(word));
  const shared = words.filter((word) => messageStems.has(word)).length;
  const numeric = figuresOf(text).size > 0;
  // "4k a month" may stand for "four thousand monthly": only the figure must match.
  if (!numeric && (words.length === 0 || shared < OWN_WORDS * words.length)) return null;
  if (numeric && words.length > 6 && shared < OWN_WORDS * words.length) return null;
  return withOriginalCurrency(text, message);
}

/** The values of all figures, however they are written. Percentages and years count by their digits. */
function figuresOf(text: string): Set<number> {
  const found = new Set<number>();
  for (const { value } of findNumbers(text)) found.add(value);
  for (const { value, low } of findAmounts(text)) {
    found.add(value);
    if (low !== null) found.add(low);
  }
  for (const [digits] of text.matchAll(/(?<!\d)\d+(?=\s?%|\s?percent)|\b(?:19|20)\d{2}\b/gi))
    found.add(Number(digits));
  return found;
}

/** Restores a currency that the model dropped: "4k" from "€4k" stays euros, so the reader asks about it. */
function withOriginalCurrency(text: string, message: string): string {
  const [amount] = findAmounts(text);
  if (amount?.low !== null) return text;
  const original = findAmounts(message).find(
    ({ value, low, currency }) =>
      (value === amount.value || low === amount.value) && currency !== null && currency !== amount.currency,
  );
  if (!original) return text;
  if (original.low !== null) return `${amount.value} ${original.currency}`;
  return message.slice(original.start, original.end);
}

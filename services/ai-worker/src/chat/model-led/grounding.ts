import { findAmounts } from '@proofround/text/numbers/money.js';
import { findNumbers } from '@proofround/text/numbers/numbers.js';

const DENIES =
  /\b(?:no|none|nobody|nothing|not|zero|without|never|nil|nope|nah|free|pre-?\w+|\w+n't|yet to)\b/i;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words too common to prove anything. */
const COMMON = new Set(
  'the and for with from that this are was our your their its has have not but who which'.split(' '),
);

/** Inflected forms share a stem: "clinics" and "clinic". */
const stem = (word: string) => word.toLowerCase().slice(0, 5);
const stemsOf = (text: string) =>
  (text.match(WORD) ?? [])
    .filter((word) => word.length > 1 && !COMMON.has(word.toLowerCase()))
    .map((word) => stem(word));
const bare = (link: string) =>
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
  const said = value.trim();
  if (said === '') return null;
  if (/^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/i.test(said)) {
    return bare(message).includes(bare(said)) ? said : null;
  }
  const figures = figuresOf(message);
  for (const number of figuresOf(said)) {
    if (figures.has(number) || (number === 0 && DENIES.test(message))) continue;
    return null;
  }
  const own = new Set(stemsOf(message));
  const words = stemsOf(said).filter((word) => !/^\d/.test(word));
  const shared = words.filter((word) => own.has(word)).length;
  const numeric = findNumbers(said).length > 0;
  // "4k a month" may stand for "four thousand monthly": only the figure must match.
  if (!numeric && (words.length === 0 || shared < OWN_WORDS * words.length)) return null;
  if (numeric && words.length > 6 && shared < OWN_WORDS * words.length) return null;
  return ownCurrency(said, message);
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
function ownCurrency(said: string, message: string): string {
  const [amount] = findAmounts(said);
  if (amount?.low !== null) return said;
  const original = findAmounts(message).find(
    ({ value, low, currency }) =>
      (value === amount.value || low === amount.value) && currency !== null && currency !== amount.currency,
  );
  if (!original) return said;
  if (original.low !== null) return `${amount.value} ${original.currency}`;
  return message.slice(original.start, original.end);
}

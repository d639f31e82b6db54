import { findNumbers, type Quantity } from './numbers.js';

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A sum of money, or a number that may be one. */
export interface Amount {
  /** The figure; for a range, its upper end. */
  readonly value: number;
  /** The lower end of a range; null for a single figure. */
  readonly low: number | null;
  /** 'usd' for dollars, the currency's name for any other, null if the text names none. */
  readonly currency: string | null;
  readonly period: Period | null;
  /** Whether it is a total over all time: "50k in total". */
  readonly overall: boolean;
  /** Whether it has a scale suffix: k, m and so on. */
  readonly scaled: boolean;
  /** Whether it may not be a number at all: "one". */
  readonly weak: boolean;
  readonly start: number;
  readonly end: number;
}

const CURRENCIES: readonly (readonly [name: string, before: string, after: string])[] = [
  ['Australian dollars', String.raw`a\$|aud`, String.raw`aud|a\$|australian dollars?`],
  ['Canadian dollars', String.raw`c\$|ca\$|cad`, String.raw`cad|c\$|canadian dollars?`],
  ['Singapore dollars', String.raw`s\$|sgd`, String.raw`sgd|singapore dollars?`],
  [
    'usd',
    String.raw`us\$|usd|\$`,
    String.raw`us[ -]?dollars?|us\$|usd|\$|doll?ar(?:s|es|i|os)?(?: américains| us)?|dólar(?:es)?|bucks`,
  ],
  ['euros', String.raw`€|eur`, String.raw`€|eur|euros?`],
  ['pounds', String.raw`£|gbp`, String.raw`£|gbp|pounds?(?: sterling)?|quid`],
  ['pesos', String.raw`mxn|ars|clp|cop`, String.raw`mxn|pesos?(?: mexicanos)?`],
  ['rupees', String.raw`₹|inr|rs\.?`, String.raw`₹|inr|rupees?`],
  ['yen', String.raw`¥|jpy`, String.raw`¥|jpy|yen`],
  ['Swiss francs', String.raw`chf`, String.raw`chf|(?:swiss )?francs?`],
  ['naira', String.raw`₦|ngn`, String.raw`₦|ngn|naira`],
  ['reais', String.raw`r\$|brl`, String.raw`brl|r\$|reais`],
  ['kronor', String.raw`sek|nok|dkk`, String.raw`sek|nok|dkk|kron(?:or|er)`],
];
const BEFORE = CURRENCIES.map(
  ([name, before]) => [name, new RegExp(`(?<![\\p{L}])(?:${before})\\s?$`, 'iu')] as const,
);
const AFTER = CURRENCIES.map(
  ([name, , after]) => [name, new RegExp(`^\\+?\\s?(?:${after})(?![\\p{L}])`, 'iu')] as const,
);

const PERIOD_WORDS: Readonly<Record<string, Period>> = {
  mo: 'month',
  mth: 'month',
  m: 'month',
  month: 'month',
  monthly: 'month',
  mrr: 'month',
  pm: 'month',
  yr: 'year',
  y: 'year',
  pa: 'year',
  year: 'year',
  annum: 'year',
  annual: 'year',
  annually: 'year',
  yearly: 'year',
  arr: 'year',
  wk: 'week',
  week: 'week',
  weekly: 'week',
  day: 'day',
  daily: 'day',
  quarter: 'quarter',
  quarterly: 'quarter',
};
const PER =
  /^\+?\s*(?:(?:in|of|worth of)\s+)?(?:(?:net|gross|total|recurring|revenues?|sales|turnover|income)\s+)?(?:in\s+)?(?:(?:\/\s?|(?:per|a|an|each|every|p\.?\/?|in a|last|this)\s+)(month|mo|mth|year|yr|annum|week|wk|day|quarter|m|y)|p\.?\/?(m|a)\.?|(monthly|annually|annual|yearly|weekly|daily|quarterly|mrr|arr))(?![\p{L}])/iu;
/** The same periods in German, Spanish, French, Portuguese and Italian. */
const PER_FOREIGN: readonly (readonly [Period, RegExp])[] = [
  [
    'month',
    /^\s*(?:im monat|pro monat|monatlich|al mes|por mes|mensual(?:es)?|por mês|ao mês|mensais|par mois|mensuels?|al mese|mensili)(?!\p{L})/iu,
  ],
  [
    'year',
    /^\s*(?:im jahr|pro jahr|jährlich|al año|por año|anual(?:es)?|por ano|ao ano|par an|annuels?|all'anno|annui)(?!\p{L})/iu,
  ],
];
const LEADING_PERIOD =
  /\b(mrr|arr|monthly|annual|annually|yearly|weekly|daily|quarterly|(?:per|a|each|every|last|this)\s+(?:month|year|week|quarter)|annual run[ -]rate)\b[^.,;\n\d]{0,32}$/i;
const OVERALL =
  /^[^.;\n\d]{0,30}\b(?:in total|so far|to date|all[ -]time|lifetime|overall|since (?:launch|we|the|day|january|\d))/i;
const OVERALL_BEFORE =
  /\b(?:total|lifetime|all[ -]time|cumulative)\s+(?:revenue|sales|income|of)[^.,;\n\d]{0,20}$/i;
const RANGE =
  /^\s*(?:-|–|—|too?|bis|à|a|hasta|até|until|up to|through|or|~)\s*(?:up to\s*)?(?:us\$|[$€£₹]|usd|eur|gbp)?\s*$/i;
const RANGE_AND = /^\s*(?:and|und|y|et|e)\s*(?:us\$|[$€£₹]|usd|eur|gbp)?\s*$/i;

function currencyOf(
  text: string,
  { start, end }: { start: number; end: number },
): { name: string; end: number } | null {
  const before = text.slice(Math.max(0, start - 5), start);
  const after = text.slice(end, end + 24);
  // The currency after the figure is more specific than a sign before it: "$40k CAD".
  for (const [name, pattern] of AFTER) {
    const match = pattern.exec(after);
    if (match) return { name, end: end + match[0].length };
  }
  for (const [name, pattern] of BEFORE) {
    if (pattern.test(before)) return { name, end };
  }
  return null;
}

function periodOf(text: string, start: number, end: number): { period: Period; end: number } | null {
  const after = PER.exec(text.slice(end, end + 48));
  const word = after?.[1] ?? after?.[3] ?? (after?.[2] === undefined ? undefined : `p${after[2]}`);
  if (after && word !== undefined) {
    const period = PERIOD_WORDS[word.toLowerCase()];
    if (period) return { period, end: end + after[0].length };
  }
  for (const [period, pattern] of PER_FOREIGN) {
    const match = pattern.exec(text.slice(end, end + 48));
    if (match) return { period, end: end + match[0].length };
  }
  const before = LEADING_PERIOD.exec(text.slice(Math.max(0, start - 60), start))?.[1]?.toLowerCase();
  if (before === undefined) return null;
  const last = before.split(/\s+/).at(-1) ?? '';
  const period = before.includes('run') ? 'year' : PERIOD_WORDS[last];
  return period ? { period, end } : null;
}

/** The lower end of a range, with the scale of the upper end: "50 to 250k" starts at 50,000. */
function lowEnd(low: Quantity, high: Quantity): number {
  return low.scale === 1 && high.scale > 1 && low.value * high.scale <= high.value
    ? low.value * high.scale
    : low.value;
}

/** Every amount in a text; a range is one amount. Any number qualifies: the caller decides what it counts. */
export function findAmounts(text: string): Amount[] {
  const numbers = findNumbers(text);
  const amounts: Amount[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const first = numbers[at];
    if (!first) continue;
    const ownCurrency = currencyOf(text, first);
    const firstEnd = ownCurrency?.end ?? first.end;
    const second = numbers[at + 1];
    const between = second ? text.slice(firstEnd, second.start) : '';
    const ranged =
      second !== undefined &&
      (RANGE.test(between) ||
        (RANGE_AND.test(between) &&
          /\b(?:between|zwischen|entre|tra|fra)\b[^.;\n]{0,20}$/i.test(
            text.slice(Math.max(0, first.start - 60), first.start),
          )));
    const last = ranged ? second : first;
    const low = ranged ? lowEnd(first, second) : null;
    if (ranged && low !== null && low <= second.value) at += 1;
    const isRange = ranged && low !== null && low <= second.value;
    const end = isRange ? last : first;
    const currency = (isRange ? currencyOf(text, end) : null) ?? ownCurrency;
    const currencyEnd = Math.max(end.end, currency?.end ?? 0);
    const period = periodOf(text, first.start, currencyEnd);
    const rest = text.slice(period?.end ?? currencyEnd);
    const sign = /(?:us\$|[a-z]{0,2}\$|[€£₹¥₦]|usd|eur|gbp)\s?$/i.exec(
      text.slice(Math.max(0, first.start - 60), first.start),
    );
    amounts.push({
      value: end.value,
      low: isRange ? low : null,
      currency: currency?.name ?? null,
      period: period?.period ?? null,
      overall:
        OVERALL.test(rest) || OVERALL_BEFORE.test(text.slice(Math.max(0, first.start - 60), first.start)),
      scaled: end.scale > 1,
      weak: end.weak,
      start: first.start - (sign?.[0].length ?? 0),
      end: Math.max(period?.end ?? 0, currencyEnd),
    });
  }
  return amounts;
}

const PER_MONTH: Readonly<Record<Period, number>> = {
  day: 365 / 12,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};

/** Converts a figure per period into one per month, rounded to cents. */
export function perMonth(value: number, period: Period | null): number {
  return period === null || period === 'month' ? value : Number((value * PER_MONTH[period]).toFixed(2));
}

/** Formats US dollars: "$250,000", "$1,850.50". */
export function dollars(amount: number): string {
  const cents = !Number.isInteger(amount);
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents ? 2 : 0, maximumFractionDigits: 2 })}`;
}

/** Formats a number: "3,000". */
export const figure = (value: number): string => value.toLocaleString('en-US');

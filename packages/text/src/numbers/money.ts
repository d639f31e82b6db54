import { CURRENCIES } from './currencies.js';
import type { NumberFound } from './number-found.js';
import { findNumbers } from './numbers.js';

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A figure of a text. It is money only if `currency` is set; without, it may count anything. */
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

const BEFORE = CURRENCIES.map(
  ({ name, before }) => [name, new RegExp(`(?<![\\p{L}])(?:${before})\\s?$`, 'iu')] as const,
);
const AFTER = CURRENCIES.map(
  ({ name, after }) =>
    [name, new RegExp(`^\\+?\\s?(?:d[ei]\\s|d['’])?(?:${after})(?![\\p{L}])`, 'iu')] as const,
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
  /^\s*(?:-|–|—|too?|bis|à|a|hasta|até|until|up to|through|or|~)\s*(?:,\s*\p{L}+(?:\s\p{L}+){0,2},\s*)?(?:up to\s*)?(?:us\$|[$€£₹]|usd|eur|gbp)?\s*$/iu;
const RANGE_AND = /^-?\s*(?:and|und|y|et|e)\s*(?:us\$|[$€£₹]|usd|eur|gbp)?\s*$/i;

/** The currency before its figure, in words: "in dollars maybe nine hundred". */
const IN_DOLLARS =
  /\bin (?:us[ -]?)?dollars?[\s,:]+(?:(?:maybe|perhaps|about|around|roughly|it(?:'s| is)|that(?:'s| is)|like|so|some|something)\s+)*$/i;

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
  return IN_DOLLARS.test(textBefore(text, start)) ? { name: 'usd', end } : null;
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
  const leading = LEADING_PERIOD.exec(textBefore(text, start))?.[1]?.toLowerCase();
  if (leading === undefined) return null;
  const last = leading.split(/\s+/).at(-1) ?? '';
  const period = leading.includes('run') ? 'year' : PERIOD_WORDS[last];
  return period ? { period, end } : null;
}

/**
 * The lower end of a range, with the scale of the upper end: "50 to 250k" starts at 50,000.
 * @param isElliptic whether the lower number leaves a scale out: "vierhundert- und fünfhunderttausend"
 */
function lowEnd(low: NumberFound, high: NumberFound, isElliptic: boolean): number {
  return (low.scale === 1 || (isElliptic && low.scale < high.scale)) &&
    high.scale > 1 &&
    low.value * high.scale <= high.value
    ? low.value * high.scale
    : low.value;
}

/** The end of the text before a position, as far as it concerns an amount there. */
const textBefore = (text: string, position: number) => text.slice(Math.max(0, position - 60), position);

/** A change over time is not a range: "grew from 12 to 40", "up from 12 to 40". */
const CHANGE =
  /\b(?:grew|grown|growing|grow|went|gone|going|rose|risen|up|down|moved|jumped|increased|dropped|fell|fallen|shr[aiu]nk|climbed|scaled|came)\b[^.;\n\d]{0,24}\bfrom\s*(?:about |around |roughly |some )?(?:us\$|[$€£₹])?\s*$|\b(?:pas(?:amos|ado|ó)|pass\p{L}+|crec\p{L}+|cresc\p{L}+)\b[^.;\n\d]{0,24}\b(?:de|da)\s*$/iu;

/** The lower end of the range from one number to the next; null if they are no range. */
function lowOfRange(text: string, first: NumberFound, second: NumberFound): number | null {
  if (CHANGE.test(textBefore(text, first.start))) return null;
  const between = text.slice(currencyOf(text, first)?.end ?? first.end, second.start);
  const isRange =
    RANGE.test(between) ||
    (RANGE_AND.test(between) &&
      /\b(?:between|zwischen|entre|tra|fra)\b[^.;\n]{0,20}$/i.test(textBefore(text, first.start)));
  const low = isRange ? lowEnd(first, second, /^-\s/.test(between)) : null;
  return low !== null && low <= second.value ? low : null;
}

const SIGN = /(?:us\$|[a-z]{0,2}\$|[€£₹¥₦₱₩₫₺฿]|usd|eur|gbp|idr|rp\.?|ksh)\s?$/i;

/** Every figure in a text. A range is one. The caller decides what it counts. */
export function findAmounts(text: string): Amount[] {
  const numbers = findNumbers(text);
  const amounts: Amount[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const first = numbers[at];
    if (!first) continue;
    const second = numbers[at + 1];
    const low = second ? lowOfRange(text, first, second) : null;
    const last = low !== null && second ? second : first;
    if (last !== first) at += 1;
    amounts.push(amountFrom(text, first, last, low));
  }
  return amounts;
}

/** Currencies of languages in which "mil" is a thousand. */
const THOUSANDS_ARE_MIL: ReadonlySet<string> = new Set([
  'reais',
  'pesos',
  'Argentine pesos',
  'Chilean pesos',
  'Colombian pesos',
]);

/** A million that was read from a "mil" beside such a currency is a thousand: "R$ 90 mil per month". */
const scaleFix = (written: string, currency: string | undefined): number =>
  currency !== undefined && THOUSANDS_ARE_MIL.has(currency) && /\d\s?mil$/i.test(written.trim()) ? 1e-3 : 1;

/** The amount from one number to the last one of its range, with the words around it. */
function amountFrom(text: string, first: NumberFound, last: NumberFound, low: number | null): Amount {
  const currency = currencyOf(text, last) ?? currencyOf(text, first);
  const currencyEnd = Math.max(last.end, currency?.end ?? 0);
  const period = periodOf(text, first.start, currencyEnd);
  const end = period?.end ?? currencyEnd;
  const sign = SIGN.exec(textBefore(text, first.start))?.[0] ?? '';
  const fix = last.scale === 1e6 ? scaleFix(text.slice(last.start, last.end), currency?.name) : 1;
  return {
    value: fix === 1 ? last.value : Math.round(last.value * fix),
    low: low === null || fix === 1 ? low : Math.round(low * fix),
    currency: currency?.name ?? null,
    period: period?.period ?? null,
    overall: OVERALL.test(text.slice(end)) || OVERALL_BEFORE.test(textBefore(text, first.start)),
    scaled: last.scale > 1,
    weak: last.weak,
    start: first.start - sign.length,
    end: Math.max(end, currencyEnd),
  };
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

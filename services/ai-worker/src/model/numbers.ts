import { NUMBER_WORDS } from '@proofround/text/numbers/numbers.js';
import { SCALES } from '@proofround/text/numbers/scales.js';

// The third reader of numbers. It gives all readings of a figure, because a model may repeat a figure in another
// notation; the reader of `packages/text` decides for one (decision 23).

/** Digits with the letter before them, if any: "B2B" is no number, "EUR5000" is. */
const FIGURE = /(?<![\p{N}]|[\p{L}\p{N}][.,])(\p{L}?)(\d[\d.,]*)/gu;
const SCALE = /^\s?(k|mn|m|bn|b|thousand|million|billion)(?!\p{L})/iu;
/** "One" is also a pronoun, and "zero" often means none. */
const WORD = new RegExp(
  `\\b(?:${[...NUMBER_WORDS.keys()].filter((word) => !['zero', 'one'].includes(word)).join('|')})\\b`,
  'gi',
);
const AMOUNT = /\b(?:dozen|hundred|thousand|million|billion|trillion|half|twice|double|triple)s?\b/gi;

const MONEY_BEFORE = /(?:[$€£¥]|(?<!\p{L})(?:usd|eur|gbp))\s?$/iu;
const MONEY_AFTER = /^\s?(?:[€£$]|(?:(?:us )?dollars?|usd|euros?|eur|pounds|gbp)\b)/iu;
/** Facts in dollars. */
const MONEY_FACTS = new Set(['monthly_revenue', 'funding_ask', 'budget', 'check_size_min', 'check_size_max']);

/**
 * All readings of a number ("1.200" is 1200 or 1.2). Money has the prefix "$": an ask of $250,000 is
 * not 250,000 customers.
 */
type Readings = readonly string[];

function readingsOf(figure: string, scale: string | undefined, money: boolean): Readings {
  const digits = figure.replace(/[.,]+$/, '');
  const times = SCALES.get(scale?.toLowerCase() ?? '') ?? 1;
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? [digits.replaceAll(/[.,]/g, '')] : [];
  const decimal = /^\d+(?:\.\d+)?$/.test(digits) ? [digits] : [];
  const other = [digits.replaceAll(',', ''), digits.replace(',', '.')];
  const readings = grouped.length + decimal.length > 0 ? [...grouped, ...decimal] : other;
  const values = [...new Set(readings.map(Number).filter(Number.isFinite))];
  return values.map((value) => `${money ? '$' : ''}${value * times}`);
}

/** The readings of every number in a text, in digits or words. */
function numbersIn(text: string): Readings[] {
  // Spaces and apostrophes group digits: 41 000, 41'000.
  const joined = text
    .normalize('NFKC')
    .replaceAll(/(?<![\d.,])\d{1,3}(?:[\s'’]\d{3})+(?![\d.,]?\d)/g, (found) => found.replaceAll(/\D/g, ''));
  const found: Readings[] = [];
  let rest = '';
  let end = 0;
  for (const match of joined.matchAll(FIGURE)) {
    const [all, letter = '', figure = ''] = match;
    rest += joined.slice(end, match.index);
    end = match.index + all.length;
    if (letter !== '' && figure.length < 2) continue;
    const [whole = '', scale] = SCALE.exec(joined.slice(end, end + 12)) ?? [];
    end += whole.length;
    const before = joined.slice(0, match.index + all.length - figure.length);
    const money = MONEY_BEFORE.test(before.slice(-6)) || MONEY_AFTER.test(joined.slice(end, end + 12));
    found.push(readingsOf(figure, scale, money));
  }
  rest += joined.slice(end);
  for (const [word] of rest.matchAll(WORD)) found.push([String(NUMBER_WORDS.get(word.toLowerCase()))]);
  for (const [word] of rest.matchAll(AMOUNT)) found.push([word.toLowerCase().replace(/s$/, '')]);
  return found;
}

/** All strings and numbers of a value, without links. */
function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^https?:/i.test(value) ? [] : [value];
  if (typeof value === 'number') return [`${MONEY_FACTS.has(name) ? '$' : ''}${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, key));
}

/** The numbers stated in some values. */
export class StatedNumbers {
  private readonly stated: ReadonlySet<string>;

  constructor(...values: readonly unknown[]) {
    this.stated = new Set(
      values
        .flatMap((value) => textsOf(value))
        .flatMap(numbersIn)
        .flat(),
    );
  }

  /** Whether each number of the text was stated. Digits of other scripts count as not stated. */
  covers(text: string): boolean {
    if (/[^\P{Nd}0-9]/u.test(text.normalize('NFKC'))) return false;
    return numbersIn(text).every((readings) => readings.some((reading) => this.stated.has(reading)));
  }
}

import { SCALE_PATTERN, scaleOf, SCALES } from './scales.js';
import { isDay, isYear } from './uncounted.js';

const UNITS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The words for the numbers below a hundred. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['fourty', 40],
  // Scots
  ['wan', 1],
  ['twa', 2],
  ['twae', 2],
  ['fower', 4],
  ['seeven', 7],
  ['twinty', 20],
  ['fufty', 50],
]);
/** Digits with their separators. {@link valueOfDigits} decides what "1.850" and "1,5" mean. */
const DIGITS = String.raw`\d{1,3}(?:[ ']\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)*|\.\d+`;
const TOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_]|\d[.,])(?<sign>(?<![\p{L}\p{N}]\s?)-)?(?<digits>${DIGITS})(?:[\s-]?(?<suffix>${SCALE_PATTERN})(?=(?:-?ish)?(?![\p{L}\p{N}])))?(?:-?ish(?!\p{L}))?(?<tail>st\b|nd\b|rd\b|th\b|x\b|/\d+)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}'])(?<word>\p{L}+)(?![\p{L}\p{N}]|'(?!s(?!\p{L})))`,
  'giu',
);

/** Reads "1.850" and "1,5" as people mean them. */
function valueOfDigits(text: string, scaled: boolean): number {
  const bare = text.replaceAll(/[ ']/g, '');
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  // Without a suffix "1.850" is 1,850, because amounts do not have three decimals.
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(bare) || (!scaled && /^[1-9]\d{0,2}\.\d{3}$/.test(bare))) {
    return Number(bare.replaceAll('.', ''));
  }
  if (/^\d+,\d+$/.test(bare)) return Number(bare.replace(',', '.'));
  return Number(bare);
}

/** Multiplies without binary rounding errors: 1.1 × 1000 is 1100. */
export const times = (value: number, factor: number) => Number((value * factor).toPrecision(15));

export interface Token {
  /** 'abbreviated': digits with a scale of one or two letters, such as "46k". */
  readonly kind:
    | 'digits'
    | 'abbreviated'
    | 'word'
    | 'scale'
    | 'and'
    | 'a'
    | 'an'
    | 'half'
    | 'quarter'
    | 'couple'
    | 'of'
    | 'point';
  readonly value: number;
  readonly scale: number;
  readonly start: number;
  readonly end: number;
}

const ABBREVIATION = /^(?:k|mm?|bn?)$/i;

/** Yields the tokens of numbers in their order, and null for a word or figure that ends a number. */
export function* tokens(text: string, foreign: boolean): Generator<Token | null> {
  for (const match of text.matchAll(TOKEN)) {
    const { digits: raw, sign, suffix, tail, word } = match.groups ?? {};
    const start = match.index;
    const at = { start, end: start + match[0].length };
    if (raw !== undefined) {
      if (tail !== undefined || isYear(text, raw, start) || isDay(text, raw, start)) {
        yield null;
        continue;
      }
      const scale =
        suffix === undefined
          ? 1
          : scaleOf(suffix.toLowerCase().replace('.', ''), foreign || /\d,\d{1,2}$/.test(raw));
      const value = times(valueOfDigits(raw, scale > 1), scale) * (sign === undefined ? 1 : -1);
      const isAbbreviated = scale > 1 && ABBREVIATION.test(suffix ?? '');
      yield { kind: isAbbreviated ? 'abbreviated' : 'digits', value, scale, ...at };
      continue;
    }
    yield wordToken((word ?? '').toLowerCase(), at);
  }
}

function wordToken(word: string, at: { start: number; end: number }): Token | null {
  const number = NUMBER_WORDS.get(word);
  if (number !== undefined) return { kind: 'word', value: number, scale: 1, ...at };
  const scale = SCALES.get(word);
  if (scale !== undefined) return { kind: 'scale', value: scale, scale, ...at };
  switch (word) {
    case 'and':
    case 'of':
    case 'half':
    case 'quarter':
    case 'couple':
    case 'point':
    case 'a':
    case 'an':
      return { kind: word, value: 0, scale: 1, ...at };
    default:
      return null;
  }
}

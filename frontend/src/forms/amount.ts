import { formatCount, formatMoney } from '../lib/format';

/** Digits, alone or in groups of three: "60 000", "60'000", "60.000", "60,000". */
const GROUPED = /^\d+$|^\d{1,3}([ ']\d{3})+$|^[1-9]\d{0,2}(?:(\.\d{3})+|(,\d{3})+)$/;
/** Digits, perhaps in groups, with decimals behind the point or the comma that does not group. */
const AMERICAN = /^(\d+|\d{1,3}([ ',]\d{3})+)?\.\d+$/;
const EUROPEAN = /^(\d*,\d\d?|\d{1,3}([ '.]\d{3})+,\d+)$/;
/** Words that leave the number as it is: "about 400", "over 2k". */
const ROUGHLY = /^(?:(?:about|around|roughly|almost|over|ca\.?)(?![a-z])|~) */;
/** What may stand before and after the digits. */
const AROUND = /^(-?)(?:usd ?)?\$? ?([\d.,' ]*\d) ?(k|m|million)?(?![a-z])\+? ?(?:\$|usd|dollars)?(.*)$/;
/** Up to three words that say what is counted: "63 traders". */
const COUNTED = /^ ?(?:\p{L}[\p{L}'-]* ?){1,3}$/u;

/** The digits with a decimal point and without groups; undefined if the text has another form. */
function digitsOf(text: string, isScaled: boolean): string | undefined {
  // A scale belongs to a short number, so the point of "1.250k" marks decimals.
  if (isScaled && /^\d+\.\d+$/.test(text)) return text;
  if (GROUPED.test(text)) return text.replaceAll(/\D/g, '');
  if (AMERICAN.test(text)) return text.replaceAll(/[ ',]/g, '');
  return EUROPEAN.test(text) ? text.replaceAll(/[ '.]/g, '').replace(',', '.') : undefined;
}

const EXPONENTS: Readonly<Record<string, string>> = { k: 'e3', m: 'e6', million: 'e6' };

/** What a field holds: a sum in US dollars, or a number of things, which may be named. */
export type AmountKind = 'money' | 'integer';

/** What to type where a text is no number. */
export const NOT_READ: Readonly<Record<AmountKind, string>> = {
  money: 'Please type a sum in US dollars, such as 3,000 or 2.9k',
  integer: 'Please type a number, such as 400 or 1.2k',
};

/**
 * Reads a number as people write it ("60.000", "1.250,50", "1 200 000", "5k", "about $1,200.50", "63 traders")
 * and blank text as null. Other text ("1,2000", "a dozen", "£500") is returned unchanged, so that the
 * schema refuses it (SCREEN-25).
 */
export function toAmount(text: string, kind: AmountKind): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const plain = typed.toLowerCase().replaceAll(/\s/g, ' ').replaceAll(/[’ʼ]/g, "'").replace(ROUGHLY, '');
  const [, sign = '', number = '', scale = '', rest = ''] = AROUND.exec(plain) ?? [];
  if (rest !== '' && !(kind === 'integer' && COUNTED.test(rest))) return text;
  const digits = digitsOf(number, scale !== '');
  // The exponent scales exactly: 1.1 * 1e6 is not 1100000.
  return digits === undefined ? text : Number(sign + digits + (EXPONENTS[scale] ?? ''));
}

/** "Read as $60,000", for a text that people read in two ways; empty for any other text. */
export function readingOf(text: string, kind: AmountKind): string {
  const amount = toAmount(text, kind);
  return typeof amount === 'number' && amount !== Number(text.replaceAll(/[$,]/g, ''))
    ? `Read as ${(kind === 'money' ? formatMoney : formatCount)(amount)}`
    : '';
}

/** Digits, alone or in groups of three: "60 000", "60'000", "60.000", "60,000". */
const GROUPED = /^\d+$|^\d{1,3}([ ']\d{3})+$|^[1-9]\d{0,2}(?:(\.\d{3})+|(,\d{3})+)$/;
/** Digits, perhaps in groups, with decimals behind the point or the comma that does not group. */
const AMERICAN = /^(\d+|\d{1,3}([ ',]\d{3})+)?\.\d+$/;
const EUROPEAN = /^(\d*,\d\d?|\d{1,3}([ '.]\d{3})+,\d+)$/;
/** What may stand before and after the digits. */
const AROUND = /^(-?)\$? ?([\d.,' ]*\d) ?([km])?$/;

/** The digits with a decimal point and without groups; undefined if the text has another form. */
function digitsOf(text: string, isScaled: boolean): string | undefined {
  // A scale belongs to a short number, so the point of "1.250k" marks decimals.
  if (isScaled && /^\d+\.\d+$/.test(text)) return text;
  if (GROUPED.test(text)) return text.replaceAll(/\D/g, '');
  if (AMERICAN.test(text)) return text.replaceAll(/[ ',]/g, '');
  return EUROPEAN.test(text) ? text.replaceAll(/[ '.]/g, '').replace(',', '.') : undefined;
}

const EXPONENTS: Readonly<Record<string, string>> = { k: 'e3', m: 'e6' };

/**
 * Reads a number as people write it ("60.000", "1.250,50", "1 200 000", "5k", "$1,200.50") and blank text
 * as null. Other text ("1,2000", "a dozen") is returned unchanged, so that the schema refuses it (SCREEN-25).
 */
export function toAmount(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const plain = typed.toLowerCase().replaceAll(/\s/g, ' ').replaceAll(/[’ʼ]/g, "'");
  const [, sign = '', number = '', scale = ''] = AROUND.exec(plain) ?? [];
  const digits = digitsOf(number, scale !== '');
  // The exponent scales exactly: 1.1 * 1e6 is not 1100000.
  return digits === undefined ? text : Number(sign + digits + (EXPONENTS[scale] ?? ''));
}

/** "Read as $60,000", for a text that people read in two ways; empty for any other text. */
export function readingOf(text: string, format: (amount: number) => string): string {
  const amount = toAmount(text);
  return typeof amount === 'number' && amount !== Number(text.replaceAll(/[$,]/g, ''))
    ? `Read as ${format(amount)}`
    : '';
}

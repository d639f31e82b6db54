/** Digits, plain or in groups of three, with an optional dollar sign and decimals. */
const NUMBER = /^-?\$?\s?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/;

/**
 * Reads "1,200.50" and "$1200.50" as a number and blank text as null. Other text ("2,5", "250k") is
 * returned unchanged, so that the schema refuses it.
 */
export function toAmount(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return NUMBER.test(typed) && /\d/.test(typed) ? Number(typed.replaceAll(/[\s,$]/g, '')) : text;
}

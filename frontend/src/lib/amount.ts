/** Digits as they are or in groups of three, with a dollar sign and decimals or without. */
const NUMBER = /^-?\$?\s?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/;

/**
 * "1,200.50" and "$1200.50" as a number, blank text as null. What is no number ("2,5", "250k")
 * stays text, for the schema to refuse: it is not guessed at.
 */
export function toAmount(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return NUMBER.test(typed) && /\d/.test(typed) ? Number(typed.replaceAll(/[\s,$]/g, '')) : text;
}

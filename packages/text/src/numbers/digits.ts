/** The digits 0 of Arabic, Persian, Devanagari, Bengali and full-width writing; the others follow in order. */
const ZEROS = ['٠', '۰', '०', '০', '０'].map((zero) => zero.codePointAt(0) ?? 0);
const OTHER_DIGITS = /[٠-٩۰-۹०-९০-৯０-９]/gu;

/** The text with digits of other writings as 0 to 9. Its length stays, and so do all positions. */
export const withWesternDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });

/** Scripts that write words without spaces between them. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** As `inPlainWords` writes them: letters without marks, also those that change a sound in Japanese or Russian. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/**
 * Finds any of the alternatives in plain words. They are whole words; those in Japanese and Chinese also stand in
 * the middle of other words.
 */
export function wholeWords(...alternatives: string[]): RegExp {
  const [spaced, unspaced] = [false, true].map((is) =>
    alternatives.filter((alternative) => UNSPACED.test(alternative) === is).join('|'),
  );
  const whole = String.raw`(?<!\p{L})(?:${plain(spaced ?? '')})(?!\p{L})`;
  return new RegExp([spaced && whole, unspaced && plain(unspaced)].filter(Boolean).join('|'), 'u');
}

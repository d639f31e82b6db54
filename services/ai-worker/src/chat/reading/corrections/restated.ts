import { type Amount, findAmounts } from '@proofround/text/numbers/money.js';
import { findNumbers } from '@proofround/text/numbers/numbers.js';
import { trimEnds } from '@proofround/text/words/prose.js';

import { DENIED, DENIED_AFTER, DENIED_BEFORE, TAKES_BACK } from './taking-back.js';

/** The most characters between a figure and the one that replaces it. */
const NEAR = 80;

const isDenied = (text: string, { start, end }: Amount): boolean =>
  DENIED_BEFORE.test(text.slice(0, start)) || DENIED_AFTER.test(text.slice(end));

/** "A million. No. 340" is not 340 million: a figure takes the scale of one that is like it. */
const ALIKE = 5;

/** The new figure. Without a scale of its own it takes the old one's: "sixty thousand, no, seventy five". */
function figureOf(was: Amount, now: Amount, scale: number): number {
  const isBare = was.scaled && !now.scaled && now.currency === null && scale >= 1000;
  const ratio = now.value / (was.value / scale);
  return isBare && ratio > 1 / ALIKE && ratio < ALIKE
    ? Number((now.value * scale).toPrecision(15))
    : now.value;
}

/** The figure that replaces an earlier one, if the words between them take that one back. */
function replacementOf(text: string, was: Amount, amounts: readonly Amount[]): Amount | undefined {
  const limit = was.end + NEAR;
  const back = [...text.matchAll(TAKES_BACK)].find(
    ({ index }) => index >= was.end && !amounts.some(({ start }) => start > was.end && start < index),
  );
  if (!back) return undefined;
  return amounts.find(
    (now) => now.start >= back.index && now.start <= limit && now.value !== was.value && !isDenied(text, now),
  );
}

/** The text with the figure that holds after one is taken back: "Cinq, non, six depuis mardi" gives six. */
export function withRestatedFigure(text: string): string {
  const amounts = findAmounts(text).filter(({ weak }) => !weak);
  for (const was of amounts) {
    const now = replacementOf(text, was, amounts);
    if (!now) continue;
    const number = findNumbers(text).find(({ start, end }) => start >= was.start && end <= was.end);
    const kept = now.currency === null && number ? text.slice(number.end, was.end) : '';
    const figure = figureOf(was, now, number?.scale ?? 1);
    const written =
      figure === now.value && now.currency !== null
        ? text.slice(now.start, now.end)
        : `${String(figure)}${kept}`;
    return `${text.slice(0, was.start)}${written}${text.slice(now.end)}`;
  }
  return text;
}

/** Words before a place: "en Rosario", "z'Wien". */
const BEFORE_PLACE =
  /^(?:(?:in|en|em|à|a|aus|bei|z|zu|te|w|we|v|ve|from|near|at|de|da|di|it's|es|c'est|è|é|is|ist)(?:\s+|'))+(?=\p{Lu})/iu;
const PLACE =
  /^\p{Lu}[\p{L}\p{M}'’-]+(?:[ -](?:(?:de|del|da|do|di|la|le|am|an der|upon)[ -])?\p{Lu}[\p{L}\p{M}'’-]+){0,3}/u;
/** A place before a denial, without capitals: "भोपाल नहीं, इंदौर". */
const DENIED_FIRST = /^(?<old>[^\s,.;]+(?: [^\s,.;]+)?)(?<denial>\s+[^\s,.;]+)\s*[,;.–—-]\s*(?<now>\S.*)$/su;

/** The place that holds after another one is taken back: "Linz. Na, net Linz, Wien" gives Wien. Null if none is. */
export function restatedPlace(text: string): string | null {
  const { old, denial, now } = DENIED_FIRST.exec(text)?.groups ?? {};
  if (old !== undefined && now !== undefined && DENIED_AFTER.test(denial ?? '') && !DENIED.test(old))
    return trimEnds(now);
  for (const { index, 0: taken, groups } of text.matchAll(TAKES_BACK)) {
    const before = text.slice(0, index);
    if (!/\p{Lu}\p{Ll}/u.test(before)) continue;
    const from = index + taken.length - (groups?.['words']?.length ?? 0);
    const found = text
      .slice(from)
      .split(/[,.;:!?…]+\s*|\s[–—-]\s/)
      .filter((clause) => !DENIED.test(clause))
      .map((clause) => PLACE.exec(clause.trim().replace(BEFORE_PLACE, ''))?.[0])
      .find((place) => place !== undefined && !before.includes(place));
    if (found !== undefined) return found;
  }
  return null;
}

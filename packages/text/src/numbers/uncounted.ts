/** Shares, multiples, years and days: numbers that count no things. */

const SHARE = String.raw`(?:%|x(?![\p{L}\p{N}])|(?:percent|per cent|percentage points?|pct|prozent\p{L}*|por ciento|pour cent|por cento|per ?cento)(?!\p{L}))`;
const TO = String.raw`(?:-|–|—|to|or|bis|oder|à|ou|a|o)`;
const AND = '(?:and|und|y|e|et)';
/** What follows a number that is a share or a multiple ("%"), or the lower end of a range of them (" to 15%"). */
const shareAfter = (joint: string): RegExp =>
  new RegExp(String.raw`^\s?(?:${joint}\s?\d+(?:[.,]\d+)?\s?)?${SHARE}`, 'iu');
const AFTER = shareAfter(TO);
const AFTER_BETWEEN = shareAfter(AND);
const BETWEEN = /(?:between|zwischen|entre|tra|fra)\s$/iu;

/** Only this many characters around a number are read. */
const REACH = 40;

/** Whether the number at a position is a share or a multiple: "fifteen percent", "10-15%", "2 to 3x". */
export function isShare(text: string, { start, end }: { start: number; end: number }): boolean {
  const after = text.slice(end, end + REACH);
  if (AFTER.test(after)) return true;
  return AFTER_BETWEEN.test(after) && BETWEEN.test(text.slice(Math.max(0, start - REACH), start));
}

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const BEFORE_YEAR = new RegExp(
  String.raw`\b(?:in|since|from|by|until|till|of|early|late|mid|q[1-4]|${MONTHS}(?:\s\d{1,2}(?:st|nd|rd|th)?)?|summer|spring|winter|autumn|fall|founded|established)[\s,.-]*$`,
  'i',
);
/** The longest word before a year, with the signs between. */
const MAX_BEFORE_YEAR = 18;

/** Whether digits at a position name a year: "since 2019", "summer 2024", "Sept. 2024". */
export const isYear = (text: string, raw: string, start: number): boolean =>
  /^(?:19|20)\d{2}$/.test(raw) && BEFORE_YEAR.test(text.slice(Math.max(0, start - MAX_BEFORE_YEAR), start));

const AFTER_DAY = new RegExp(String.raw`^\.?\s(?:of\s)?${MONTHS}(?![\p{L}\p{N}])`, 'iu');
const BEFORE_DAY = new RegExp(String.raw`(?<![\p{L}\p{N}])${MONTHS}\.?\s$`, 'iu');

/** Whether digits at a position are the day of a date: "12 June", "May 12, 2024". "30 may come" counts people. */
export function isDay(text: string, raw: string, start: number): boolean {
  const after = text.slice(start + raw.length, start + raw.length + REACH);
  if (!/^(?:[1-9]|[12]\d|3[01])$/.test(raw)) return false;
  if (AFTER_DAY.test(after)) return !/^\s(?:may|march|mar)\b/.test(after);
  return (
    BEFORE_DAY.test(text.slice(Math.max(0, start - REACH), start)) &&
    /^(?:,?\s(?:19|20)\d\d)?\s*(?:[.,;!?)]|$)/.test(after)
  );
}

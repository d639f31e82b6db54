import { trimEnds, wordCount } from '../reading/text.js';

/** A correction that names no field: "I meant 40k, not 4k", "make that 3,000". */
export interface BareCorrection {
  /** What it is to be. */
  readonly now: string;
  /** What it is not, where that was said. */
  readonly before: string | null;
}

const LEAD = String.raw`^(?:(?:no|nope|sorry|wait|oops|oh|hm+|actually|my bad|my mistake|typo|correction)[\s,.!:—-]+)*`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`${LEAD}(?:i meant(?: to (?:say|write))?|i mean|it(?:'s| is| was| should be)|that(?:'s| is| should be| should read)?|make (?:that|it)|we(?:'re| are)|should (?:be|read|say)|put|it's)?\s*(?<now>\S.{0,160}?)[\s,;—-]+(?:and |rather )?(?:not|instead of|rather than)\s+(?<before>\S.{0,160}?)\s*[.!]*$`,
    'isu',
  ),
  new RegExp(
    String.raw`${LEAD}(?:it(?:'s| is)|that's|we(?:'re| are)|i said)?\s*not\s+(?!(?:really|quite|yet|exactly|entirely|very|too|so|sure|certain|only|just|that)\b)(?<before>\S.{0,160}?)\s*(?:[,;.—-]+\s*(?:but\s+|it(?:'s| is)\s+|rather\s+|it should be\s+)?|\s+but\s+)(?<now>\S.{0,160}?)\s*[.!]*$`,
    'isu',
  ),
  new RegExp(
    String.raw`${LEAD}(?:i meant(?: to (?:say|write))?|i mean|make (?:that|it)|that should (?:be|read|say)|should (?:be|read|say)|it should (?:be|read|say)|correction:?|rather|change (?:that|it) to|let's (?:say|make it)|it(?:'s| is) (?:actually|really)|it's spelled|spelled)\s+(?<now>\S.{0,200}?)\s*[.!]*$`,
    'isu',
  ),
  new RegExp(
    String.raw`^(?:sorry|oops|wait|actually|my bad|my mistake|typo|correction)[\s,.!:—-]+(?<now>\S.{0,200}?)\s*[.!]*$`,
    'isu',
  ),
  new RegExp(
    String.raw`^(?<now>\S.{0,80}?)[\s,]+(?:sorry|actually|i meant|to be (?:precise|exact))\s*[.!]*$`,
    'isu',
  ),
];

/** The longest such message, in characters: a row of dashes is long without a word. */
const LONGEST = 400;

/** The correction that a short message makes without naming a field; null when it makes none. */
export function bareCorrection(message: string): BareCorrection | null {
  if (message.length > LONGEST || wordCount(message) > 30) return null;
  for (const form of FORMS) {
    const { now, before } = form.exec(message.trim())?.groups ?? {};
    const value = trimEnds(now ?? '');
    // "nah, not yet" puts nothing right.
    if (/^(?:no+|nah|nope|yes|yeah|well|hm+|probably|maybe)$/i.test(value)) continue;
    if (value !== '') return { now: value, before: before === undefined ? null : trimEnds(before) };
  }
  return null;
}

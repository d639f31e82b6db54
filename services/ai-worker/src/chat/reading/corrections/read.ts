import { findAmounts } from '@proofround/text/numbers/money.js';
import { placesIn } from '@proofround/text/places/places-named.js';
import { sectorCalled, sectorsNamed } from '@proofround/text/sectors/sectors-named.js';
import { stageNamed } from '@proofround/text/stages.js';
import { escaped, trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { profileOf } from '../../slots/profile.js';
import { type Slot, value } from '../../slots/slot.js';
import { leadingAnswer } from '../acts/verdict.js';
import type { FieldClaim, Situation } from '../claim.js';
import { nameIn } from '../names/find.js';
import { withRestatedFigure } from './restated.js';
import { DENIAL } from './taking-back.js';

/** The start of a message that corrects something. */
export const CORRECTING =
  /^(?:no|nope|nah|actually|sorry|wait|oops|correction|my (?:bad|mistake)|i meant|not|hm+,? no|change|typo|scratch that)\b/i;

const TAKEN_BACK =
  /(?:[,.;…–—-]|\.{3})\s*(?:(?:wait|sorry|oops|no|hm+|actually|oh)[\s,]+)*(?:no|wait|sorry|actually|scratch that|correction|i mean(?:t)?|or rather|make (?:it|that))[\s,:]+(?:(?:sorry|wait|make (?:it|that)|it's|actually|i mean(?:t)?|no)[\s,]+)*(?<now>\S.{0,80})$/isu;
/** A joke is no answer; what follows it is: "A million! Just kidding. 14." */
const AFTER_JOKE =
  /^.{1,80}?[\s,.!?…]+(?:(?:(?:ha){2,}h?|lo+l|lmao)[\s,.!]+(?:no|nah|nope|kidding|joking|seriously)|(?:just |only )?(?:kidding|joking)|no,? (?:but )?seriously|seriously(?: though)?|spaß beiseite|je plaisante|es broma|brincadeira|scherzo)\b[\s,.!:…]+(?<now>\S.{0,160})$/isu;
/** The value that the person finally dictates: "…, so put 7,400". */
const FINAL_VALUE =
  /(?:^|(?<!n['’]t|\bnot|\bnever)[\s,.;!?…])(?:(?:please|so|just|then|no|let's|i'd)[\s,]+)*(?:put|write|say|call it|make (?:it|that))\s+(?:(?:down|it|that|us|me|as|under|in|at)\s+)*(?<now>[^.;!?]{1,60})[.!\s]*$/iu;
const DICTATED_AGAIN =
  /(?:[,.;…–—-]|\.{3})\s*(?:no|wait|sorry|actually)[\s,:]+(?:please\s+|just\s+)*(?:write|put|say|make (?:it|that)|note)\s+(?:down\s+)?(?<now>[^.;!?]{1,80})[.!\s]*$/iu;
/** Slots whose answers are lists. A retraction inside such an answer is part of it. */
const LIST_SLOTS = new Set(['investment_sectors', 'geography_preference', 'preferred_stages']);

/** Slots whose answer is one figure. */
export const FIGURE_SLOTS: ReadonlySet<string> = new Set([
  'user_count',
  'monthly_revenue',
  'funding_ask',
  'budget',
  'portfolio_size',
]);

/** The part of a message that holds after a retraction: "550" of "500, no sorry, 550". */
export function lastVersion(message: string, { asked, context }: Situation): string {
  if (!asked) return message;
  const kindOf = (text: string) => asked.read(fixTypos(text), context).kind;
  const partOf = (pattern: RegExp) => pattern.exec(message)?.groups?.['now'];
  if (LIST_SLOTS.has(asked.name)) {
    // A list that is dictated again: "MVP, sometimes idea … no, write MVP only".
    const anew = partOf(DICTATED_AGAIN);
    return anew !== undefined && kindOf(anew) === 'value' ? anew : message;
  }
  if (asked.text || asked.name === 'location') return message;
  if (FIGURE_SLOTS.has(asked.name)) {
    const restated = withRestatedFigure(message);
    if (restated !== message && kindOf(restated) !== 'unclear') return restated;
  }
  const meant = partOf(AFTER_JOKE);
  if (meant !== undefined && kindOf(meant) === 'value') return meant;
  const now = partOf(TAKEN_BACK);
  if (asked.name === 'idea_title') return lastName(now ?? '') ?? message;
  const concluded = partOf(FINAL_VALUE);
  if (concluded !== undefined && kindOf(concluded) === 'value') return concluded;
  return now === undefined || kindOf(now) === 'unclear' ? message : now;
}

/** The last part that can be a name: "Parsel... no wait, we renamed it. Parcelo." */
const lastName = (text: string): string | undefined =>
  sentenceSpans(text)
    .flatMap(({ text: span }) => span.split(/[:,]\s/))
    // "Hale with an e" explains the spelling.
    .map((part) => trimEnds(part.replace(/\s+(?:with|without|spel(?:led|t)|mit|con|avec)\s.*$/iu, '')))
    .findLast(
      (part) =>
        /^\p{Lu}/u.test(part) &&
        wordCount(part) <= 3 &&
        nameIn(part, { asked: true, wanted: true })?.sure === true,
    );

/** A correction that names no field: "I meant 40k, not 4k", "make that 3,000". */
interface BareCorrection {
  readonly now: string;
  /** The old value, if the message gives it. */
  readonly before: string | null;
}

const LEAD = String.raw`^(?:(?:no|nope|sorry|wait|oops|oh|hm+|actually|my bad|my mistake|typo|correction)[\s,.!:—-]+)*`;
/** The same in the other languages: "non, pas Lille, Lens", "no Salta, Jujuy". */
const DENIED_FIRST = new RegExp(
  String.raw`^(?:[^,.;:!]{1,40}[,.;:!…]+\s*){0,2}(?:${DENIAL})\s+(?<before>[^,.;:!]{1,60}?)\s*[,;.–—-]+\s*(?<now>[^,.;:!]{1,60})[^\p{L}]*$`,
  'isu',
);
const DENIED_LAST = new RegExp(
  String.raw`^(?<now>[^,.;:!]{1,60}?)\s*[,;–—-]+\s*(?:${DENIAL})\s+(?<before>[^,.;:!]{1,60})[^\p{L}]*$`,
  'isu',
);
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
    String.raw`^(?:no+[\s,]+)?(?:sorry|oops|wait|actually|my bad|my mistake|typo|correction)[\s,.!:—-]+(?<now>\S.{0,200}?)\s*[.!]*$`,
    'isu',
  ),
  new RegExp(
    String.raw`^(?<now>\S.{0,80}?)[\s,]+(?:sorry|actually|i meant|to be (?:precise|exact))\s*[.!]*$`,
    'isu',
  ),
];

/** The longest such message, in characters. A word limit alone does not stop a long row of dashes. */
const MAX_LENGTH = 400;
/** A longer message with a denial is an answer, not a correction. */
const MAX_DENIAL = 12;

/** The correction in a short message that names no field; null if there is none. */
function bareCorrection(message: string): BareCorrection | null {
  if (message.length > MAX_LENGTH || wordCount(message) > 30) return null;
  const isShort = wordCount(message) <= MAX_DENIAL;
  for (const form of isShort ? [...FORMS, DENIED_FIRST, DENIED_LAST] : FORMS) {
    const { now, before } = form.exec(message.trim())?.groups ?? {};
    const value = trimEnds(now ?? '');
    // "nah, not yet" corrects nothing.
    if (/^(?:no+|nah|nope|yes|yeah|well|hm+|probably|maybe)$/i.test(value)) continue;
    if (value !== '') return { now: value, before: before === undefined ? null : trimEnds(before) };
  }
  return null;
}

interface Corrections {
  readonly claims: FieldClaim[];
  readonly hints: string[];
}
const corrected = (slot: Slot, answer: FieldClaim['answer']): Corrections => ({
  claims: [{ slot: slot.name, answer, manner: 'corrected', start: 0, end: 0 }],
  hints: [],
});

function replaced(slot: Slot, text: string, { context }: Situation): Corrections | null {
  const given = slot.read(text, context);
  return given.kind === 'unclear' ? null : corrected(slot, given);
}

/** The claims of a correction that names no field. The kind of the new value decides the field. */
export function correctionsIn(message: string, situation: Situation): Corrections | null {
  const { phase } = situation;
  const lead = leadingAnswer(message);
  const correction =
    bareCorrection(message) ?? (lead?.says === 'no' ? { now: lead.rest, before: null } : null);
  if (!correction) return phase === 'interview' ? null : loneStageOrSector(message, situation);
  if (correction.before !== null) return replaceOldValue(correction.before, correction.now, situation);
  return correctLatest(message, correction.now, situation);
}

const MAX_EXTRA_WORDS = 3;
/** Where whole words stand in a text. */
const placeOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u');

/** Finds the field that holds the old value. */
function replaceOldValue(before: string, now: string, situation: Situation): Corrections | null {
  const { asked, known, context } = situation;
  const was = findAmounts(fixTypos(before))[0]?.value;
  const old = before.toLowerCase();
  const isKnown = Object.values(known).some(
    (knownValue) => typeof knownValue === 'string' && knownValue.toLowerCase() === old,
  );
  // "3 mills, not bakeries" answers the open question.
  if (
    asked &&
    !isKnown &&
    !asked.text &&
    known[asked.name] === undefined &&
    asked.read(fixTypos(now), context).kind === 'value'
  )
    return null;
  for (const slot of profileOf(situation.profile).slots) {
    const current = situation.known[slot.name];
    // If there are several figures, the one beside "not 19" counts.
    const beside = now.split(/[,;]\s+(?=\D)/).at(-1) ?? now;
    if (typeof current === 'number' && was === current)
      return replaced(slot, beside, situation) ?? replaced(slot, now, situation);
    if (typeof current !== 'string' || !placeOf(old).test(current.toLowerCase())) continue;
    if (current.length === before.length) return replaced(slot, now, situation);
    // Replaces a few words inside a text, but never puts a whole sentence inside another.
    if (wordCount(now) > wordCount(before) + MAX_EXTRA_WORDS || /[.!?]\s/.test(now)) continue;
    const at = current.toLowerCase().search(placeOf(old));
    return corrected(slot, value(`${current.slice(0, at)}${now}${current.slice(at + before.length)}`));
  }
  // The old value is not known, so nothing is corrected.
  return null;
}

function correctLatest(message: string, now: string, situation: Situation): Corrections | null {
  const { asked, phase } = situation;
  if (answersQuestion(message, now, situation)) return null;
  const named = phase === 'interview' ? null : loneStageOrSector(now, situation);
  if (named) return named;
  const numeric = findAmounts(fixTypos(now)).some(({ weak }) => !weak);
  const candidates = latestSlots(numeric, situation);
  const [single, ...more] = candidates;
  const isBare = bareCorrection(message) !== null;
  if (!single || (asked?.text && !numeric && !isBare)) return null;
  // "No, that stays with us" and "no, neither" do not correct a text.
  if (!numeric && !isBare && phase === 'interview' && placesIn(now).length === 0) return null;
  if (more.length === 0) return replaced(single, now, situation);
  const labels = candidates.map(({ label }) => label).join(' or the ');
  return numeric ? { claims: [], hints: [`Which one do you mean: the ${labels}?`] } : null;
}

/** Whether a message that sounds like a correction answers the open question. */
function answersQuestion(message: string, now: string, { asked, phase, known, context }: Situation): boolean {
  if (!asked || known[asked.name] !== undefined) return false;
  // "Penang, George Town to be exact" answers the open question.
  if (asked.name === 'location') return !CORRECTING.test(message);
  if (asked.text || phase !== 'interview' || /\d/.test(now)) return false;
  // "actually launched" answers the question for the stage.
  const fits = asked.name !== 'sector' || sectorsNamed(now).length > 0;
  return fits && asked.read(fixTypos(now), context).kind === 'value';
}

/** The recent fields that hold a value of the new one's kind. */
function latestSlots(numeric: boolean, { profile, known, recent }: Situation): Slot[] {
  const fitting = profileOf(profile).slots.filter(
    ({ name }) => typeof known[name] === (numeric ? 'number' : 'string'),
  );
  const last = fitting.filter(({ name }) => recent.includes(name));
  // If only one field has a figure, it is that field, however long ago it was given.
  return last.length === 0 && numeric && fitting.length === 1 ? fitting : last;
}

/** Reads a stage or a sector that stands alone. */
function loneStageOrSector(text: string, { profile }: Situation): Corrections | null {
  if (profile !== 'startup') return null;
  const name = fixTypos(text).replace(/[.!\s]+$/, '');
  const found: Record<string, string | null> = { stage: stageNamed(name), sector: sectorCalled(name) };
  for (const slot of profileOf(profile).slots) {
    const name = found[slot.name];
    if (name != null) return corrected(slot, value(name));
  }
  return null;
}

import { figure } from '@proofround/contracts';
import { type Amount, findAmounts } from '@proofround/text/numbers/money.js';
import { escaped } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { profileOf } from '../../slots/profile.js';
import { type Slot, value } from '../../slots/slot.js';
import type { FieldClaim, Situation } from '../claim.js';
import { overlaps } from '../facts/fact.js';
import { profileFacts } from '../facts/read.js';
import { FIELD_WORDS } from './field-words.js';
import { DENIED_BEFORE } from './taking-back.js';

/** Refers to a figure that was given before. */
const SAID_BEFORE =
  /\b(?:i|we)(?:'ve| have| had)? (?:said|told you|wrote|gave|put|mentioned|meant)\b|\b(?:before|earlier)\b/i;
/** At the summary these words alone mark a correction. */
const CORRECTS =
  /\bnot\b|\binstead of\b|\brather than\b|\bmake (?:it|that)\b|\bit(?:'s| is)\b|\bshould (?:be|read|say)\b|\b(?:nicht|statt|pas|au lieu|en vez|em vez|invece|não)\b|(?:,|\b(?:y|e|et)) (?:no|non)\b/iu;
/** Precedes the new figure. */
const NOW =
  /\b(?:it(?:'s| is)|make (?:it|that)|(?:we|they|there)(?:'re| are)|should be|now|by now)\s*(?:(?:now|already|about|up to|at|really)\s+)*$/i;

/** Precedes the old figure. */
const TAKEN_BACK =
  /\b(?:not|instead of|rather than|said|told you|wrote|gave|put|mentioned|meant)\b[^,.;\d]{0,25}$/i;

interface FigureCorrections {
  readonly claims: readonly FieldClaim[];
  /** The message without the sentences that only correct a figure. */
  readonly rest: string;
}

const written = (text: string, { start, end }: Amount): string => text.slice(start, end).trim();

/** Finds a figure in a known text, either as it is written now or in digits. */
const placeOf = (spellings: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d]|\d[.,])(?:${spellings.map(escaped).join('|')})(?![\p{L}\d]|[.,]\d)`,
    'iu',
  );

const shownAs = (text: string, amount: Amount): string[] => [
  ...new Set([written(text, amount), String(amount.value), figure(amount.value)]),
];

const claimOf = (slot: Slot, given: unknown): FieldClaim => ({
  slot: slot.name,
  answer: value(given),
  manner: 'corrected',
  start: 0,
  end: 0,
});

/** The claims that replace the old figure with the new one in the field that holds it. */
function replacedIn(
  sentence: string,
  before: Amount,
  now: Amount,
  { profile, known }: Situation,
): FieldClaim[] {
  const { slots } = profileOf(profile);
  const numeric = slots.find(({ name }) => known[name] === before.value);
  if (numeric) return [claimOf(numeric, now.value)];
  const place = placeOf(shownAs(sentence, before));
  const digits = /\d/.test(written(sentence, now)) ? written(sentence, now) : figure(now.value);
  return slots.flatMap((slot) => {
    const current = known[slot.name];
    return slot.text && typeof current === 'string' && place.test(current)
      ? [claimOf(slot, current.replace(place, digits))]
      : [];
  });
}

const isKnown = (given: number, { known }: Situation): boolean => Object.values(known).includes(given);

/** The amounts of a sentence, and plain figures such as years. */
function figuresOf(sentence: string): Amount[] {
  const amounts = findAmounts(sentence);
  const years = [...sentence.matchAll(/(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)/g)]
    .map(({ 0: year, index }) => ({ value: Number(year), start: index, end: index + year.length }))
    .filter(({ start, end }) => !amounts.some((amount) => amount.start < end && start < amount.end));
  const plainNumber = { low: null, currency: null, period: null, overall: false, scaled: false, weak: false };
  return [...amounts, ...years.map((year) => ({ ...plainNumber, ...year }))].sort(
    (a, b) => a.start - b.start,
  );
}

/** Whether a sentence denies a figure: "not 40", "non quaranta". */
const isDenied = (sentence: string, { start }: Amount): boolean =>
  DENIED_BEFORE.test(sentence.slice(0, start));

/** The claims of a sentence that corrects a figure: "I said nine, it's eleven", "make that 30". */
function correctionIn(sentence: string, situation: Situation): FieldClaim[] {
  const review = situation.phase !== 'interview';
  const amounts = figuresOf(sentence);
  const denied = amounts.some((amount) => isKnown(amount.value, situation) && isDenied(sentence, amount));
  const named = review ? claimForNamedField(sentence, amounts, situation) : [];
  if (!denied && !SAID_BEFORE.test(sentence) && !(review && CORRECTS.test(sentence))) return named;
  const others = (amount: Amount) => amounts.filter(({ value: given }) => given !== amount.value);
  const candidates = amounts.filter(
    ({ start, value: given }) => isKnown(given, situation) || TAKEN_BACK.test(sentence.slice(0, start)),
  );
  for (const before of candidates) {
    const apart = ({ start }: Amount) => Math.abs(start - before.start);
    const rest = others(before).sort((a, b) => apart(a) - apart(b));
    const now =
      rest.find(({ start }) => NOW.test(sentence.slice(0, start))) ??
      (review || isDenied(sentence, before) ? rest[0] : undefined);
    const claims = now ? replacedIn(sentence, before, now, situation) : [];
    if (claims.length > 0) return claims;
  }
  if (!review || named.length > 0) return named;
  return newCount(sentence, certainFigures(sentence, amounts), situation);
}

/** Words for the two ends of a check size, in the supported languages: "the top is 50k now". */
const ENDS: Readonly<Record<string, RegExp>> = {
  check_size_max:
    /(?<!\p{L})(?:top|most|max(?:imum|imal\p{L}*)?|ceiling|cap|upper|largest|biggest|höchst\p{L}*|obergrenze|plafond|m[áa]xim[oa]|techo|teto|tetto|massim[oa]|bovengrens|hooguit|najwięcej|nejvíc|en fazla|högst\p{L}*|høyest\p{L}*|максим\p{L}*)(?!\p{L})/iu,
  check_size_min:
    /(?<!\p{L})(?:bottom|least|min(?:imum|imal\p{L}*)?|floor|lower|smallest|mindest\p{L}*|untergrenze|plancher|m[íi]nim[oa]|piso|ondergrens|minstens|najmniej|nejméně|en az|minst\p{L}*|миним\p{L}*)(?!\p{L})/iu,
};
/** Words for the sum that a founder raises, beside the field's own names. */
const SOUGHT =
  /(?<!\p{L})(?:sought|asked for|asking (?:for|amount)|we(?:'re| are) (?:seeking|after))(?!\p{L})/iu;

/** Whether a sentence names a field whose value is a figure. */
const namesField = (sentence: string, { name, aliases }: Slot): boolean =>
  (ENDS[name]?.test(sentence) ?? new RegExp(String.raw`\b(?:${aliases})\b`, 'iu').test(sentence)) ||
  (name === 'funding_ask' && SOUGHT.test(sentence)) ||
  (FIELD_WORDS[name]?.test(sentence) ?? false);

/** The figures of a sentence that it does not deny. */
const certainFigures = (sentence: string, amounts: readonly Amount[]): Amount[] =>
  amounts.filter((amount) => !amount.weak && !isDenied(sentence, amount));

/** The claim for the one field that the sentence names: "The ask, make it 60,000". */
function claimForNamedField(
  sentence: string,
  amounts: readonly Amount[],
  situation: Situation,
): FieldClaim[] {
  const { profile, known } = situation;
  const [only, ...further] = certainFigures(sentence, amounts);
  const [slot, ...more] = profileOf(profile).slots.filter(
    (candidate) =>
      (typeof known[candidate.name] === 'number' || candidate.name in ENDS) &&
      namesField(sentence, candidate),
  );
  if (!slot || !only || further.length > 0 || more.length > 0) return [];
  return isPlain(only) && !isAboutAnother(sentence, only, slot, situation) ? [claimOf(slot, only.value)] : [];
}

/** Whether a sum is in dollars and needs no conversion from a year or a week to a month. */
const isPlain = ({ currency, low, period }: Amount): boolean =>
  (currency === null || currency === 'usd') && low === null && (period === null || period === 'month');

/** Whether the usual reading gives the figure to another field: "we're raising 250k for sales hires". */
const isAboutAnother = (
  sentence: string,
  figureRead: Amount,
  { name }: Slot,
  situation: Situation,
): boolean =>
  profileFacts(sentence, situation, { onlyAboutOneself: false, title: null }).some(
    (fact) => fact.slot !== name && overlaps(fact, figureRead),
  );

/** At the summary a bare count is that of the users or the portfolio: "One more, it's 310 bakeries". */
function newCount(
  sentence: string,
  [only, ...further]: readonly Amount[],
  { profile, known }: Situation,
): FieldClaim[] {
  if (further.length > 0) return [];
  if (only?.currency !== null || only.period !== null || only.scaled || !Number.isInteger(only.value))
    return [];
  const countSlots = profileOf(profile).slots.filter(({ name }) =>
    /^(?:user_count|portfolio_size)$/.test(name),
  );
  const before = sentence.slice(0, only.start);
  const names = /^\s+\p{L}{3,}/u.test(sentence.slice(only.end)) && NOW.test(before);
  return countSlots.flatMap((slot) =>
    names && typeof known[slot.name] === 'number' && known[slot.name] !== only.value
      ? [claimOf(slot, only.value)]
      : [],
  );
}

/** Separates the clauses of a sentence that corrects several figures. */
const NEXT_CLAUSE = /[,;]\s+(?=(?:so|and|also|which|und|et|y|e|en|och|og|i|a)\s)/iu;

/** The claims of a sentence, and those of its clauses: "it's 41 families now, so the revenue is 779". */
function correctionsIn(sentence: string, situation: Situation): FieldClaim[] {
  const claims = correctionIn(sentence, situation);
  const clauses = sentence.split(NEXT_CLAUSE);
  if (situation.phase === 'interview' || clauses.length < 2) return claims;
  for (const clause of clauses) {
    const [also] = claimForNamedField(clause, figuresOf(clause), situation);
    if (also && claims.every(({ slot }) => slot !== also.slot)) claims.push(also);
  }
  return claims;
}

/** The corrections of earlier figures in a message, whatever else it says. */
export function readFigureCorrections(message: string, situation: Situation): FigureCorrections {
  if (!/\d|\p{L}/u.test(message) || Object.keys(situation.known).length === 0)
    return { claims: [], rest: message };
  const read = sentenceSpans(message).map(({ text }) => ({ text, claims: correctionsIn(text, situation) }));
  const claims = read.flatMap((part) => part.claims);
  if (claims.length === 0) return { claims, rest: message };
  const rest = read.filter((part) => part.claims.length === 0).map(({ text }) => text);
  return { claims, rest: rest.join('').trim() };
}

const TAKING_BACK = /^\s*(?:(?:no|sorry|wait|oops|hm+|actually|correction|or rather)\b[\s,.!…]*)+/i;

/** The new figure as it was written. Without a unit of its own it takes the old figure's unit. */
function withUnitOf(old: string, fresh: string, was: Amount, now: Amount): string {
  const [digits] = /\d[\d.,]*/.exec(fresh) ?? [];
  if (digits === undefined) return figure(now.value);
  return was.scaled === now.scaled && /\d/.test(old) ? old.replace(/\d[\d.,]*/, digits) : fresh;
}

/** The answer with the figure that finally holds: "About 900. Sorry, 900 with the islands, it's 700". */
export function withLastFigures(text: string): string {
  const kept: string[] = [];
  for (const { text: sentence } of sentenceSpans(text)) {
    const before = kept.at(-1);
    const was = before === undefined ? undefined : findAmounts(before).at(-1);
    const now = TAKING_BACK.test(sentence)
      ? findAmounts(sentence).find(({ value: given }) => given !== was?.value)
      : undefined;
    if (before === undefined || !was || !now) kept.push(sentence);
    else {
      kept[kept.length - 1] =
        `${before.slice(0, was.start)}${withUnitOf(written(before, was), written(sentence, now), was, now)}${before.slice(was.end)}`;
    }
  }
  return kept.join('').trim();
}

import { findAmounts } from '@proofround/text/numbers/money.js';
import { type PlaceChain, placesInProse, readPlace, unspacedPlaces } from '@proofround/text/places/places.js';
import { inPlainWords } from '@proofround/text/words/plain-words.js';

import { conceptTopicsIn, needsIn } from '../topics/concepts.js';
import type { Topic } from '../topics/topics.js';
import { inConcession } from './concessions.js';
import { type Condition, conditionIn, requirementOfAmount } from './conditions.js';
import { beforeException, type Exception } from './exceptions.js';
import type { Requirement } from './milestones.js';
import { refusesSomething } from './polarity.js';
import type { Refusal } from './refusals.js';
import {
  ACCEPTS,
  ADVERSATIVE,
  AT_LEAST,
  BEGINS_WITH_SIDE,
  BELOW,
  BELOW_AFTER,
  BORDERED,
  CLOSES,
  isOnlyVerdict,
  NEEDS,
  NOTHING,
  NOTHING_THAT,
  OUTSIDE,
  REVERSES,
  STAYS_IN,
  TURNS_AWAY,
  WITHOUT_SALES,
} from './verdicts.js';
import type { Words } from './words.js';

/** Where a thesis says that its investor invests, or does not. */
export interface PlaceRule {
  /**
   * 'scope': the places where they say they invest; 'named': places without a clear statement.
   * Both exclude other places only when the places chosen in the profile agree. 'border': they
   * invest on one side of a border only. The profile says on which: its places are the only ones.
   */
  readonly kind: 'only' | 'never' | 'scope' | 'named' | 'border';
  readonly places: readonly PlaceChain[];
  readonly quote: string;
}

/**
 * Refusals that name no investing: a condition and words that turn away ("below $10m ARR we're the wrong
 * call", "the day it needs a van I'm out"), and borders ("on sort pas du Canada"). They are read in any
 * supported language, from whole sentences.
 */
export interface Bounds {
  readonly refusals: readonly Refusal[];
  readonly places: readonly PlaceRule[];
}

/** Joins a sentence that only turns away to the one before it: "Азартные игры, табак — мимо." */
export function withVerdicts(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && isBeyond(sentence)) joined[joined.length - 1] = `${before} ${sentence}`;
    else if (before !== undefined && isOnlyVerdict(inPlainWords(sentence)))
      joined[joined.length - 1] = `${before}, ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** The most words of a sentence that only refuses what lies outside the places before it. */
const SHORT = 9;

/** A sentence about the places of the one before it: "Außerhalb davon nichts.", "それ以外には投資しません。" */
const isBeyond = (sentence: string): boolean => {
  const text = inPlainWords(sentence);
  return (
    text.split(' ').length <= SHORT &&
    OUTSIDE.test(text) &&
    (NOTHING.test(text) || TURNS_AWAY.test(text)) &&
    readPlace(sentence).places.length === 0 &&
    unspacedPlaces(sentence).length === 0
  );
};

/** What the walk through a sentence already found. */
interface Read {
  readonly subjects: boolean;
  readonly milestones: boolean;
  readonly exception: Exception | null;
  readonly refusedPlaces: readonly PlaceChain[];
}

export function boundsIn(sentence: string, words: Words, quote: string, read: Read): Bounds {
  const { exception } = read;
  const whole = inPlainWords(sentence);
  const isSparing = exception !== null && exception.topics.length + exception.words.length > 0;
  const text = isSparing ? beforeException(whole) : whole;
  const clauses = ` ${text} `.split(ADVERSATIVE).map((clause) => clause.trim());
  const refusing = clauses.find((clause) => TURNS_AWAY.test(clause)) ?? null;
  const places = placeRules(whole, refusing !== null, boundedBy(words, read), quote);
  const isRefused = refusing !== null || refusesSomething(sentence);
  const condition = read.milestones || read.subjects ? null : conditionIn(sentence, isRefused);
  const requirements = read.milestones || condition ? [] : requirementsIn(sentence, text, isRefused);
  const needs =
    NEEDS.test(text) && !ACCEPTS.test(text) && (refusing !== null || NOTHING_THAT.test(text))
      ? needsIn(text)
      : [];
  const lacking: Refusal[] = [
    ...(requirements.length > 0 ? [{ about: [], unmet: requirements, ceiling: null, quote }] : []),
    ...(condition ? conditional(condition, quote) : []),
  ];
  const spares = (found: Refusal[]) =>
    isSparing ? found.map((refusal) => ({ ...refusal, unless: exception })) : found;
  const needed = [...lacking, ...needs.map((topic) => refusalOf(topic, quote))];
  if (refusing === null || places.length > 0) return { places, refusals: spares(needed) };
  const about =
    read.subjects || REVERSES.test(refusing.replace(TURNS_AWAY, '')) || lacking.length > 0
      ? []
      : conceptTopicsIn(refusing);
  return { places, refusals: spares([...needed, ...about.map((topic) => refusalOf(topic, quote))]) };
}

const refusalOf = (topic: Topic, quote: string): Refusal => ({
  about: [topic],
  unmet: [],
  ceiling: null,
  quote,
});

/** The refusal of those who have not met a condition; of those whom the rest of the sentence names, if it names any. */
function conditional({ requirements, outside }: Condition, quote: string): Refusal[] {
  const about = conceptTopicsIn(outside);
  const topics = about.length > 0 ? about.map((topic) => [topic]) : [[]];
  return topics.map((each) => ({ about: each, unmet: requirements, ceiling: null, quote }));
}

/** The words around a figure that say what it bounds. */
const REACH = 45;

/** The milestones that a refused startup lacks. */
function requirementsIn(sentence: string, text: string, isRefused: boolean): Requirement[] {
  const requirements = findAmounts(sentence).flatMap((amount) => {
    const before = inPlainWords(sentence.slice(Math.max(0, amount.start - REACH), amount.start));
    const after = inPlainWords(sentence.slice(amount.end, amount.end + REACH));
    const isBelow = BELOW.test(before.split(' ').slice(-4).join(' ')) || BELOW_AFTER.test(after);
    if (!(isRefused && isBelow) && !AT_LEAST.test(before)) return [];
    return requirementOfAmount(amount, { before, after, text }) ?? [];
  });
  if (requirements.length > 0) return requirements;
  return isRefused && WITHOUT_SALES.test(text) ? [{ kind: 'revenue', least: 1 }] : [];
}

/** The places that a sentence names. Those that it refuses are no part of a bound, unless it names no others. */
function boundedBy(words: Words, { refusedPlaces }: Read): PlaceRule['places'] {
  const isConceded = inConcession(words.normalized);
  const raw = words.raw.filter((_, at) => !isConceded(at));
  const normalized = words.normalized.filter((_, at) => !isConceded(at));
  const named = [
    ...placesInProse(normalized, raw).map(({ place }) => place),
    ...unspacedPlaces(raw.join(' ')),
  ];
  const others = named.filter(([name]) => !refusedPlaces.some(([refused]) => refused === name));
  return others.length > 0 ? others : named;
}

function placeRules(
  text: string,
  isRefused: boolean,
  named: PlaceRule['places'],
  quote: string,
): PlaceRule[] {
  const denies = isRefused || NOTHING.test(text);
  const isInside =
    STAYS_IN.test(text) || (OUTSIDE.test(text) && denies) || (CLOSES.test(text) && !BORDERED.test(text));
  if (isInside && named.length > 0) return [{ kind: 'only', places: named, quote }];
  const isBorder = BORDERED.test(text) && (denies || BEGINS_WITH_SIDE.test(text));
  // Where the border runs is the investor's choice in the profile.
  return isBorder ? [{ kind: 'border', places: [], quote }] : [];
}

import { findAmounts, type Amount } from '@proofround/text/numbers/money.js';
import { placesInProse } from '@proofround/text/places/places.js';
import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { inPlainWords } from '@proofround/text/words/plain-words.js';
import { conceptTopicsIn } from '../topics/concepts.js';
import type { Topic } from '../topics/topics.js';
import type { Floor } from './milestones.js';
import type { Refusal } from './refusals.js';
import {
  ADVERSATIVE,
  AT_LEAST,
  BEGINS_WITH_SIDE,
  BELOW,
  BELOW_AFTER,
  BORDERED,
  CLOSES,
  CUSTOMERS,
  EARNS,
  isOnlyVerdict,
  NOTHING,
  OUTSIDE,
  REVERSES,
  STAYS_IN,
  TURNS_AWAY,
  WITHOUT_SALES,
  YEARLY,
} from './verdicts.js';
import type { Words } from './words.js';

/** Where a thesis says that its investor invests, or does not. */
export interface PlaceRule {
  /**
   * 'scope': the places where they say they invest; 'named': places without a clear statement.
   * Both exclude other places only when the places chosen in the profile agree. 'border': they go no farther
   * than a border, so the places chosen in the profile are the only ones.
   */
  readonly kind: 'only' | 'never' | 'scope' | 'named' | 'border';
  readonly places: readonly (readonly string[])[];
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
const NO_BOUNDS: Bounds = { refusals: [], places: [] };

/** Joins a sentence that only turns away to the one before it: "Азартные игры, табак — мимо." */
export function withVerdicts(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && isOnlyVerdict(inPlainWords(sentence)))
      joined[joined.length - 1] = `${before}, ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** What the walk through a sentence already found. */
interface Read {
  readonly subjects: boolean;
  readonly milestones: boolean;
  readonly refusedPlaces: readonly (readonly string[])[];
}

export function boundsIn(sentence: string, words: Words, quote: string, read: Read): Bounds {
  const text = inPlainWords(sentence);
  const clauses = ` ${text} `.split(ADVERSATIVE).map((clause) => clause.trim());
  const refusing = clauses.find((clause) => TURNS_AWAY.test(clause)) ?? null;
  const places = placeRules(text, refusing !== null, boundedBy(words, read), quote);
  const floors = read.milestones ? [] : floorsIn(sentence, text, refusing !== null);
  const lacking: Refusal[] = floors.length > 0 ? [{ about: [], lacks: floors, past: null, quote }] : [];
  if (refusing === null || places.length > 0) return { ...NO_BOUNDS, refusals: lacking, places };
  const about =
    read.subjects || REVERSES.test(refusing.replace(TURNS_AWAY, '')) || floors.length > 0
      ? []
      : conceptTopicsIn(refusing);
  return { places, refusals: [...lacking, ...about.map((topic) => refusalOf(topic, quote))] };
}

const refusalOf = (topic: Topic, quote: string): Refusal => ({
  about: [topic],
  lacks: [],
  past: null,
  quote,
});

/** The words around a figure that say what it bounds. */
const REACH = 45;

/** The milestones that a refused startup lacks. */
function floorsIn(sentence: string, text: string, isRefused: boolean): Floor[] {
  const floors = findAmounts(sentence).flatMap((amount) => {
    const before = inPlainWords(sentence.slice(Math.max(0, amount.start - REACH), amount.start));
    const after = inPlainWords(sentence.slice(amount.end, amount.end + REACH));
    const isBelow = BELOW.test(before.split(' ').slice(-4).join(' ')) || BELOW_AFTER.test(after);
    if (!(isRefused && isBelow) && !AT_LEAST.test(before)) return [];
    return floorOf(amount, { before, after, text }) ?? [];
  });
  if (floors.length > 0) return floors;
  return isRefused && WITHOUT_SALES.test(text) ? [{ kind: 'revenue', least: 1 }] : [];
}

/** A sum without a period from this on is one of a year. */
const YEARLY_FROM = 100_000;

function floorOf(
  { value, currency, period }: Amount,
  { before, after, text }: { before: string; after: string; text: string },
): Floor | null {
  const near = after.split(' ').slice(0, 4).join(' ');
  if (currency === null && CUSTOMERS.test(near)) return { kind: 'users', least: value };
  // "$10m ARR" is one amount with its period.
  const isSumOfTime = currency !== null && period !== null;
  if (!isSumOfTime && !EARNS.test(`${before} ${after}`)) return null;
  const dollars = value * dollarsFor(currency);
  const isMonthly =
    period === 'month' || /(?:^| )(?:monat|month|mes|mois|maand|miesi|месяц|ay)\p{L}*/u.test(text);
  const isYearly = period === 'year' || YEARLY.test(text) || (!isMonthly && dollars >= YEARLY_FROM);
  return { kind: 'revenue', least: Math.max(1, Math.round(isYearly ? dollars / 12 : dollars)) };
}

/** The places that a sentence names. Those that it refuses are no part of a bound, unless it names no others. */
function boundedBy(words: Words, { refusedPlaces }: Read): PlaceRule['places'] {
  const named = placesInProse(words.normalized, words.raw).map(({ place }) => place);
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

import { normalise } from '@proofround/text/words/words.js';

import type { Claims } from '../../../claims/claims.js';
import { isOfRivals, type Statement } from '../../../claims/statement.js';
import { earningIn } from '../../plan/earning.js';
import { lexicon, type Match, tokensOf } from './lexicon.js';
import {
  beforeOthers,
  offeredPhrases,
  openingPhrase,
  partForOthers,
  type Phrase,
  toldClauses,
  wholePhrase,
  withPersons,
} from './own-words.js';
import { ELSEWHERE, type Field, FIELDS, OTHER_DEEDS, SECTORS, type Way, WAYS } from './vocabulary.js';

const NAMES = Object.keys(WAYS).filter((name): name is Way => name in WAYS);
const NOUNS = lexicon(
  NAMES.map((way) => [way, WAYS[way][0]]),
  ELSEWHERE,
);
const DEEDS = lexicon(
  NAMES.map((way) => [way, WAYS[way][1]]),
  OTHER_DEEDS,
);
const SERVED = lexicon(
  Object.keys(FIELDS)
    .filter((name): name is Field => name in FIELDS)
    .map((field) => [field, FIELDS[field]]),
  ELSEWHERE,
);
const OF_SECTORS = lexicon(SECTORS);

/** The kind of a business: what it does for its money, and for whom. */
export interface Kind {
  /** At most two ways, the clearest first; none where the texts do not show one surely. */
  readonly ways: readonly Way[];
  readonly fields: readonly Field[];
}

/** What the words of a sentence weigh by what they say of the startup. */
const WEIGHT = {
  /** The noun that says what it is, at the beginning. */
  opening: 5,
  /** What it does: "we rent out". */
  deed: 4,
  /** The same in the first sentence; what comes later may stand beside it. */
  firstDeed: 5,
  /** What it sells: "we sell sensors". */
  offered: 4,
  /** A sector that is a way of earning. */
  sector: 4,
  /** A sector that may be the trade of many. */
  domain: 3,
  title: 2,
  /** A noun that stands beside, not among those for whom it is. */
  mention: 1,
} as const;
const MOST = 2;
const MOST_OF_SENTENCE = 2;

const ABOUT_PRODUCT = /^(?:idea_description|solution_statement)$/;
/** Languages in which the noun stands before what describes it. */
const NOUN_FIRST = /^(?:French|Spanish|Portuguese|Italian)$/;

/** What makes a name sure. */
interface Least {
  /** The least weight with a strong word, and without. */
  readonly strong: number;
  readonly weak: number;
  /** The share of the first one's weight that a second one needs. */
  readonly beside: number;
  /** The most names without a strong word. */
  readonly mostWeak: number;
}
const SURE_WAY: Least = { strong: 4, weak: 4, beside: 0.85, mostWeak: 1 };
const SURE_FIELD: Least = { strong: 3, weak: 4, beside: 0.6, mostWeak: 1 };

/** The weights of names, and which of them a strong word shows. */
class Weights<Name extends string> {
  private readonly sums = new Map<Name, number>();
  private readonly strong = new Set<Name>();

  add(name: Name, weight: number, isStrong = false): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + weight);
    if (isStrong) this.strong.add(name);
  }

  /** The names of enough weight, the greatest first; strong words silence the others. */
  clearest({ strong, weak, beside, mostWeak }: Least): Name[] {
    const isStrong = this.strong.size > 0;
    const named = [...this.sums].filter(([name]) => !isStrong || this.strong.has(name));
    const sorted = named.toSorted(([, a], [, b]) => b - a);
    const best = sorted[0]?.[1] ?? 0;
    return sorted
      .filter(([, weight]) => weight >= (isStrong ? strong : weak) && weight >= beside * best)
      .slice(0, isStrong ? MOST : mostWeak)
      .map(([name]) => name);
  }
}

/** Where the noun of a phrase stands: first, last, or as the very last word. */
type Order = 'first' | 'last' | 'end';
/** Scripts that join words; their languages have one order each. */
const NOUN_FIRST_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const NOUN_LAST_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u;
const MOST_JOINED = 4;
function orderOf(language: Claims['language'], words: string): Order {
  if (NOUN_FIRST.test(language) || NOUN_FIRST_SCRIPT.test(words)) return 'first';
  if (NOUN_LAST_SCRIPT.test(words)) return 'last';
  return language === 'English' || language === 'other' ? 'end' : 'last';
}

/**
 * The ways that the noun of a phrase names: the last noun of "restaurant software", the first one of
 * "programme de caisse". A model is named wherever it stands.
 */
function headsOf({ words, clause, start: from }: Phrase, order: Order): Way[] {
  // "Carte de crédit" goes on behind the phrase.
  const found = NOUNS.find(order === 'first' ? clause : words).map((match) =>
    order === 'first' ? { ...match, start: match.start - from, end: match.end - from } : match,
  );
  const end = tokensOf(words).at(-1)?.end ?? 0;
  const within = found.filter(({ start }) => start >= 0 && start < end);
  const head = order === 'first' ? within.find(({ start }) => start === 0) : within.at(-1);
  // A few letters may follow in scripts that join words: "アプリです".
  const slack = order === 'end' ? 0 : NOUN_LAST_SCRIPT.test(words) ? MOST_JOINED : end;
  const isHead = ({ name, start, end: ends }: Match<Way>) =>
    name === 'ai' || (start === head?.start && ends >= end - slack);
  return [...new Set(within.filter(isHead).map(({ name }) => name))];
}

const tells = (statement: Statement) => !isOfRivals(statement) && !statement.is('aside');

interface Reading {
  readonly language: Claims['language'];
  readonly weights: Weights<Way>;
}

function readSentence(statement: Statement, isFirst: boolean, { language, weights }: Reading): void {
  const clauses = toldClauses(statement.text, language === 'Portuguese');
  const heads = (phrase: Phrase) => headsOf(phrase, orderOf(language, phrase.words));
  const mentioned = new Set<string>();
  clauses.forEach((clause, at) => {
    const isOpening = isFirst && at === 0;
    const opening = at === 0 ? openingPhrase(clause, isOpening) : null;
    if (opening)
      for (const way of heads(opening)) weights.add(way, isOpening ? WEIGHT.opening : WEIGHT.offered, true);
    for (const phrase of offeredPhrases(clause))
      for (const way of heads(phrase)) weights.add(way, WEIGHT.offered, true);
    for (const { name, word } of DEEDS.find(withPersons(clause))) {
      if (!mentioned.has(`${name} ${word}`))
        weights.add(name, isFirst ? WEIGHT.firstDeed : WEIGHT.deed, true);
      mentioned.add(`${name} ${word}`);
    }
    for (const { name } of NOUNS.find(beforeOthers(clause)).slice(0, MOST_OF_SENTENCE))
      weights.add(name, WEIGHT.mention);
  });
}

/** Ways that the name of a sector shows without doubt. "Food" does not: it may be a maker, a shop or an app. */
const SAID_BY_SECTOR: ReadonlySet<Way> = new Set([
  'software',
  'ai',
  'device',
  'insurance',
  'lending',
  'payments',
  'placement',
  'rental',
  'marketplace',
  'game',
  'laboratory',
  'social',
  'waste',
  'service',
  'rides',
  'course',
  'savings',
]);
/** Words of a sector that say nothing. */
const GENERAL = / (?:infrastructure|industry|sector|business|company|services)$/g;

/** One side lists what the other takes, and the startup keeps a part. */
const LISTS =
  /\b(?:lists?|listed|listings?|(?:offer|put|post|sell|share|rent out|advertise)s? their|inserier\w*|publican|anuncian?|annoncent|anunciam|inseriscono|wystawia\w*)\b/;
const KEEPS = /\bwe (?:keep|take|get|add|charge|earn) (?:[£$€]?\d|a (?:cut|share|fee|commission))/;

const BUYS_AND_SELLS =
  /\b(?:we|i) (?:buy|import|source)\b.*\b(?:sell|resell)\b|\b(?:kaufen|importieren)\b.*\bverkaufen\b|\b(?:achetons|achete|importons)\b.*\b(?:re)?vend\w*\b|\b(?:compramos|compro|importamos)\b.*\b(?:re)?vend(?:emos|o)\b|\b(?:compriamo|importiamo)\b.*\b(?:ri)?vendiamo\b|\b(?:skupujemy|kupujemy)\b.*\bsprzedajemy\b/;

/** Nearly everybody brings what is sold; it is a way of its own only without another, or as the sector. */
const withoutSide = (ways: readonly Way[], ofSector: readonly Way[]): Way[] =>
  ways.filter((way) => way !== 'delivery' || ways.length === 1 || ofSector.includes(way));

function waysOf(claims: Claims): Way[] {
  const { facts, statements, language } = claims;
  const weights = new Weights<Way>();
  const title = normalise(facts.idea_title);
  for (const way of headsOf(wholePhrase(title), 'end')) weights.add(way, WEIGHT.title);
  const ofSector = normalise(facts.sector)
    .replaceAll(GENERAL, '')
    .split(/[/,&+・、،]| and /)
    .flatMap((part) => [
      ...headsOf(
        openingPhrase(part.trim(), true) ?? wholePhrase(part),
        orderOf(language, part) === 'first' ? 'first' : 'end',
      ),
      ...OF_SECTORS.find(part).map(({ name }) => name),
    ]);
  // The other sectors of software are those of its customers.
  const isSoftware = ofSector.includes('software');
  for (const way of new Set(ofSector))
    if (!isSoftware || way === 'software' || way === 'ai')
      weights.add(way, SAID_BY_SECTOR.has(way) ? WEIGHT.sector : WEIGHT.domain);
  const told = statements.filter((statement) => ABOUT_PRODUCT.test(statement.field) && tells(statement));
  for (const statement of told) readSentence(statement, statement === statements[0], { language, weights });
  const isShare = earningIn(claims)?.form === 'share' || KEEPS.test(told.map(({ text }) => text).join(' '));
  if (isShare && told.some(({ text }) => LISTS.test(text))) weights.add('marketplace', WEIGHT.deed, true);
  if (told.some(({ text }) => BUYS_AND_SELLS.test(text))) weights.add('trade', WEIGHT.deed, true);
  return withoutSide(weights.clearest(SURE_WAY), ofSector);
}

const IN_TARGET = 3;
const FOR_THEM = 3;
const IN_SECTOR = 2;

function fieldsOf({ facts, statements, language }: Claims): Field[] {
  const weights = new Weights<Field>();
  const add = (text: string, weight: number, isStrong = false) => {
    const found = SERVED.find(text);
    // "Dairy processors" are processors.
    const heads = found.filter(({ end }) => !found.some(({ start }) => start === end + 1));
    for (const name of new Set(heads.map(({ name }) => name))) weights.add(name, weight, isStrong);
  };
  add(normalise(facts.idea_title), WEIGHT.mention);
  add(normalise(facts.sector), IN_SECTOR);
  for (const statement of statements.filter(tells)) {
    for (const clause of toldClauses(statement.text, language === 'Portuguese')) {
      if (statement.field === 'target_market') add(beforeWay(clause), IN_TARGET, true);
      if (!ABOUT_PRODUCT.test(statement.field)) continue;
      add(partForOthers(clause), FOR_THEM, true);
      add(clause, WEIGHT.mention);
    }
  }
  return weights.clearest(SURE_FIELD);
}

/** Words that tell through whom or where customers are won. */
const THROUGH = /\b(?:via|through|by way of|uber|durch|par l'intermediaire|mediante|tramite|atraves)\b.*$/;
/** Words that tell who counted the customers. */
const COUNTED_BY =
  /\b(?:according to|by (?:the|our|a) (?:\w+ )?(?:list|count|register|guild|association|federation|chamber|union)|(?:the )?(?:guild|association|federation|chamber|union) (?:list|counts?|says|reports?|register)|laut|segun|selon|secondo|wedlug|volgens)\b.*$/;
const beforeWay = (clause: string) => clause.replace(THROUGH, '').replace(COUNTED_BY, '');

/** The kind of a business by what its own words say that it is and does, in any language that has them. */
export const kindOf = (claims: Claims): Kind => ({ ways: waysOf(claims), fields: fieldsOf(claims) });

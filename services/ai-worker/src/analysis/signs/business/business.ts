import { normalise } from '@proofround/text/words/words.js';

import type { Claims } from '../../../claims/claims.js';
import { isOfRivals, type Statement } from '../../../claims/statement.js';
import { earningIn } from '../../plan/earning.js';
import { lexicon, type Match, tokensOf } from './lexicon.js';
import {
  affirmedClauses,
  beforeOthers,
  offeredPhrases,
  openingPhrase,
  partForOthers,
  type Phrase,
  wholePhrase,
  withPersons,
} from './own-words.js';
import { type Clientele, CLIENTELES, ELSEWHERE, OTHER_DEEDS, SECTORS, type Way, WAYS } from './vocabulary.js';

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
  Object.keys(CLIENTELES)
    .filter((name): name is Clientele => name in CLIENTELES)
    .map((clientele) => [clientele, CLIENTELES[clientele]]),
  ELSEWHERE,
);
const OF_SECTORS = lexicon(SECTORS);

/** What a business does for its money, and for whom. */
export interface Business {
  /** At most two ways, the clearest first. Empty if the texts are not clear about any. */
  readonly ways: readonly Way[];
  /** At most two, the clearest first. */
  readonly clienteles: readonly Clientele[];
}

/** How much a word tells of the startup, by where it stands. */
const WEIGHT = {
  /** The noun that says what it is, at the beginning: "An app that …". */
  opening: 5,
  /** What it does: "we rent out". */
  deed: 4,
  /** The same in the first sentence. */
  firstDeed: 5,
  /** What it sells: "we sell sensors". */
  offered: 4,
  /** A sector that is a way of earning. */
  sector: 4,
  /** A sector that may be the trade of many. */
  domain: 3,
  title: 2,
  /** Any other noun of the part of a clause that is not about the customers. */
  mention: 1,
  /** A word for the customers in the sector. */
  clienteleInSector: 2,
  /** A word for the customers in the target market, or after "for". */
  clientele: 3,
} as const;
/** The most ways, and the most clienteles, of one business. */
const MAX_NAMES = 2;
const MAX_MENTIONS_IN_SENTENCE = 2;

const ABOUT_PRODUCT = /^(?:idea_description|solution_statement)$/;
/** Languages in which the noun stands before what describes it. */
const NOUN_FIRST = /^(?:French|Spanish|Portuguese|Italian)$/;

/** When a name (a way or a clientele) is certain. */
interface Threshold {
  /** The least weight of a name that a strong word shows. */
  readonly strong: number;
  /** The least weight if no name has a strong word. Then there is only one name. */
  readonly weak: number;
  /** The share of the first name's weight that a second one needs. */
  readonly second: number;
}
const CERTAIN_WAY: Threshold = { strong: 4, weak: 4, second: 0.85 };
const CERTAIN_CLIENTELE: Threshold = { strong: 3, weak: 4, second: 0.6 };

/** Adds up the weights of names. */
class Weights<Name extends string> {
  private readonly sums = new Map<Name, number>();
  private readonly strong = new Set<Name>();

  add(name: Name, weight: number, isStrong = false): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + weight);
    if (isStrong) this.strong.add(name);
  }

  /** The names of enough weight, the greatest first. If some have a strong word, only these count. */
  clearest({ strong, weak, second }: Threshold): Name[] {
    const isStrong = this.strong.size > 0;
    const named = [...this.sums].filter(([name]) => !isStrong || this.strong.has(name));
    const sorted = named.toSorted(([, a], [, b]) => b - a);
    const best = sorted[0]?.[1] ?? 0;
    return sorted
      .filter(([, weight]) => weight >= (isStrong ? strong : weak) && weight >= second * best)
      .slice(0, isStrong ? MAX_NAMES : 1)
      .map(([name]) => name);
  }
}

/** Where the main noun of a phrase stands: before the other nouns, after them, or as the very last word. */
type Order = 'first' | 'last' | 'end';
/** Scripts whose languages all have the same order. */
const NOUN_FIRST_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const NOUN_LAST_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u;
/** In scripts without spaces so many letters may follow the noun: "アプリです". */
const MAX_LETTERS_BEHIND = 4;

function orderOf(language: Claims['language'], words: string): Order {
  if (NOUN_FIRST.test(language) || NOUN_FIRST_SCRIPT.test(words)) return 'first';
  if (NOUN_LAST_SCRIPT.test(words)) return 'last';
  return language === 'English' || language === 'other' ? 'end' : 'last';
}

/**
 * The ways that the main noun of a phrase names: "software" in "restaurant software", "programme" in "programme de
 * caisse". Artificial intelligence counts wherever it stands.
 */
function waysNamedBy({ words, clause, start: from }: Phrase, order: Order): Way[] {
  // The words of "carte de crédit" reach beyond the phrase, which ends before "de".
  const found = NOUNS.find(order === 'first' ? clause : words).map((match) =>
    order === 'first' ? { ...match, start: match.start - from, end: match.end - from } : match,
  );
  const end = tokensOf(words).at(-1)?.end ?? 0;
  const within = found.filter(({ start }) => start >= 0 && start < end);
  const head = order === 'first' ? within.find(({ start }) => start === 0) : within.at(-1);
  const slack = order === 'end' ? 0 : NOUN_LAST_SCRIPT.test(words) ? MAX_LETTERS_BEHIND : end;
  const isHead = ({ name, start, end: ends }: Match<Way>) =>
    name === 'ai' || (start === head?.start && ends >= end - slack);
  return [...new Set(within.filter(isHead).map(({ name }) => name))];
}

/** Whether a sentence may say what the startup does. */
const isAboutStartup = (statement: Statement) => !isOfRivals(statement) && !statement.is('aside');

interface SentenceContext {
  readonly language: Claims['language'];
  readonly weights: Weights<Way>;
}

/** Adds the weights of the ways that a sentence shows. */
function readSentence(statement: Statement, isFirst: boolean, { language, weights }: SentenceContext): void {
  const clauses = affirmedClauses(statement.text, language === 'Portuguese');
  const waysIn = (phrase: Phrase) => waysNamedBy(phrase, orderOf(language, phrase.words));
  const counted = new Set<string>();
  clauses.forEach((clause, at) => {
    const isOpening = isFirst && at === 0;
    const opening = at === 0 ? openingPhrase(clause, isOpening) : null;
    if (opening)
      for (const way of waysIn(opening)) weights.add(way, isOpening ? WEIGHT.opening : WEIGHT.offered, true);
    for (const phrase of offeredPhrases(clause))
      for (const way of waysIn(phrase)) weights.add(way, WEIGHT.offered, true);
    for (const { name, word } of DEEDS.find(withPersons(clause))) {
      if (!counted.has(`${name} ${word}`)) weights.add(name, isFirst ? WEIGHT.firstDeed : WEIGHT.deed, true);
      counted.add(`${name} ${word}`);
    }
    for (const { name } of NOUNS.find(beforeOthers(clause)).slice(0, MAX_MENTIONS_IN_SENTENCE))
      weights.add(name, WEIGHT.mention);
  });
}

/** Ways that the name of a sector shows for certain. "Food" does not: it may be a maker, a shop or an app. */
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
/** Words of a sector that do not say what a business does. */
const SAYS_NOTHING = / (?:infrastructure|industry|sector|business|company|services)$/g;

/** One side lists what the other side takes: a marketplace, if the startup keeps a share. */
const LISTS =
  /\b(?:lists?|listed|listings?|(?:offer|put|post|sell|share|rent out|advertise)s? their|inserier\w*|publican|anuncian?|annoncent|anunciam|inseriscono|wystawia\w*)\b/;
const KEEPS = /\bwe (?:keep|take|get|add|charge|earn) (?:[£$€]?\d|a (?:cut|share|fee|commission))/;

const BUYS_AND_SELLS =
  /\b(?:we|i) (?:buy|import|source)\b.*\b(?:sell|resell)\b|\b(?:kaufen|importieren)\b.*\bverkaufen\b|\b(?:achetons|achete|importons)\b.*\b(?:re)?vend\w*\b|\b(?:compramos|compro|importamos)\b.*\b(?:re)?vend(?:emos|o)\b|\b(?:compriamo|importiamo)\b.*\b(?:ri)?vendiamo\b|\b(?:skupujemy|kupujemy)\b.*\bsprzedajemy\b/;

/** Nearly every seller also delivers. Delivery is a way of earning only if it is the only one, or the sector. */
const withoutSideDelivery = (ways: readonly Way[], ofSector: readonly Way[]): Way[] =>
  ways.filter((way) => way !== 'delivery' || ways.length === 1 || ofSector.includes(way));

function waysOf(claims: Claims): Way[] {
  const { facts, statements, language } = claims;
  const weights = new Weights<Way>();
  const title = normalise(facts.idea_title);
  for (const way of waysNamedBy(wholePhrase(title), 'end')) weights.add(way, WEIGHT.title);
  const ofSector = normalise(facts.sector)
    .replaceAll(SAYS_NOTHING, '')
    .split(/[/,&+・、،]| and /)
    .flatMap((part) => [
      ...waysNamedBy(
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
  const read = statements.filter(
    (statement) => ABOUT_PRODUCT.test(statement.field) && isAboutStartup(statement),
  );
  for (const statement of read) readSentence(statement, statement === statements[0], { language, weights });
  const isShare = earningIn(claims)?.form === 'share' || KEEPS.test(read.map(({ text }) => text).join(' '));
  if (isShare && read.some(({ text }) => LISTS.test(text))) weights.add('marketplace', WEIGHT.deed, true);
  if (read.some(({ text }) => BUYS_AND_SELLS.test(text))) weights.add('trade', WEIGHT.deed, true);
  return withoutSideDelivery(weights.clearest(CERTAIN_WAY), ofSector);
}

function clientelesOf({ facts, statements, language }: Claims): Clientele[] {
  const weights = new Weights<Clientele>();
  const add = (text: string, weight: number, isStrong = false) => {
    const found = SERVED.find(text);
    // "Dairy processors" are processors.
    const heads = found.filter(({ end }) => !found.some(({ start }) => start === end + 1));
    for (const name of new Set(heads.map(({ name }) => name))) weights.add(name, weight, isStrong);
  };
  add(normalise(facts.idea_title), WEIGHT.mention);
  add(normalise(facts.sector), WEIGHT.clienteleInSector);
  for (const statement of statements.filter(isAboutStartup)) {
    for (const clause of affirmedClauses(statement.text, language === 'Portuguese')) {
      if (statement.field === 'target_market') add(withoutChannel(clause), WEIGHT.clientele, true);
      if (!ABOUT_PRODUCT.test(statement.field)) continue;
      add(partForOthers(clause), WEIGHT.clientele, true);
      add(clause, WEIGHT.mention);
    }
  }
  return weights.clearest(CERTAIN_CLIENTELE);
}

/** Introduces those through whom customers are won. */
const THROUGH = /\b(?:via|through|by way of|uber|durch|par l'intermediaire|mediante|tramite|atraves)\b.*$/;
/** Introduces who counted the customers. */
const COUNTED_BY =
  /\b(?:according to|by (?:the|our|a) (?:\w+ )?(?:list|count|register|guild|association|federation|chamber|union)|(?:the )?(?:guild|association|federation|chamber|union) (?:list|counts?|says|reports?|register)|laut|segun|selon|secondo|wedlug|volgens)\b.*$/;
const withoutChannel = (clause: string) => clause.replace(THROUGH, '').replace(COUNTED_BY, '');

/** Reads the kind of a business from the founder's words, in every language of the vocabulary. */
export const businessOf = (claims: Claims): Business => ({
  ways: waysOf(claims),
  clienteles: clientelesOf(claims),
});

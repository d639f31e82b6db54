import { normalise } from '@proofround/text/words/words.js';

import type { Claims } from '../../../claims/claims.js';
import { isOfProblem, isOfRivals, type Statement, type TextField } from '../../../claims/statement.js';
import { earningIn } from '../../plan/earning.js';
import { type Lexicon, lexicon, tokensOf } from './lexicon.js';
import { ELSEWHERE, type Field, FIELDS, SECTORS, type Way, WAYS } from './vocabulary.js';

const OF_WAYS = lexicon(WAYS, ELSEWHERE);
const OF_FIELDS = lexicon(FIELDS, ELSEWHERE);
const OF_SECTORS = lexicon(SECTORS);

/** The kind of a business: what it does for its money, and for whom. */
export interface Kind {
  /** One or two ways, the clearest first. */
  readonly ways: readonly Way[];
  readonly fields: readonly Field[];
}

type Weights = Partial<Record<TextField, number>> & {
  /** The weight that the first sentence adds, which says what it is. */
  readonly first: number;
};
/** How much a word tells of what the startup does, by the field where it stands. */
const OF_WAY: Weights = { idea_description: 2, solution_statement: 2, target_market: 1, first: 2 };
/** How much a word tells of whom it serves; others than those served are named in a description. */
const OF_FIELD: Weights = {
  idea_description: 1,
  solution_statement: 1,
  target_market: 3,
  problem_statement: 1,
  first: 0,
};
const IN_TITLE = 2;
const IN_SECTOR = 4;
/** One word alone may have another meaning; a sector is as good as two. */
const MIN_MENTIONS = 2;
/** The first words of all name what it is, and count as one mention more. */
const OPENING = 4;
/** More different words of one sentence tell no more. */
const MOST_OF_SENTENCE = 2;
const MIN_WAY = 3;
const MIN_FIELD = 4;
/** A second way or field needs this share of the first one's weight. */
const BESIDE = 0.6;
const MOST = 2;

const tells = (statement: Statement) =>
  !statement.isDenied && !isOfRivals(statement) && !statement.is('aside');

function weigh<Name extends string>(
  { facts, statements }: Claims,
  words: Lexicon<Name>,
  weights: Weights,
  isRead: (statement: Statement) => boolean,
): [Name, number][] {
  const total = new Map<Name, { weight: number; mentions: number }>();
  const add = (text: string, weight: number, asMany: number) => {
    for (const [name, found] of words.find(text)) {
      const before = total.get(name) ?? { weight: 0, mentions: 0 };
      const different = Math.min(found.size, MOST_OF_SENTENCE);
      total.set(name, {
        weight: before.weight + weight * different,
        mentions: before.mentions + asMany * different,
      });
    }
  };
  add(normalise(facts.idea_title), IN_TITLE, 1);
  add(normalise(facts.sector), IN_SECTOR, MIN_MENTIONS);
  add(
    tokensOf(statements[0]?.text ?? '')
      .slice(0, OPENING)
      .join(' '),
    0,
    1,
  );
  for (const statement of statements.filter(isRead)) {
    const saysFirst = statement === statements[0] ? weights.first : 0;
    add(statement.text, (weights[statement.field] ?? 0) + saysFirst, 1);
  }
  return [...total]
    .filter(([, { weight, mentions }]) => weight > 0 && mentions >= MIN_MENTIONS)
    .map(([name, { weight }]): [Name, number] => [name, weight])
    .toSorted(([, a], [, b]) => b - a);
}

function clearest<Name>(weighed: readonly (readonly [Name, number])[], least: number): Name[] {
  const best = weighed[0]?.[1] ?? 0;
  return weighed
    .filter(([, weight]) => weight >= least && weight >= BESIDE * best)
    .slice(0, MOST)
    .map(([name]) => name);
}

type Weighed = readonly (readonly [Way, number])[];

/** The weights with more for one way, the greatest first. */
function added(weighed: Weighed, way: Way, more: number): Weighed {
  const weight = (weighed.find(([name]) => name === way)?.[1] ?? 0) + more;
  return [...weighed.filter(([name]) => name !== way), [way, weight] as const].toSorted(
    ([, a], [, b]) => b - a,
  );
}

/** A startup that keeps a share of what others pay each other stands between two sides. */
const BETWEEN = 4;
function waysOf(claims: Claims): Weighed {
  const told = weigh(claims, OF_WAYS, OF_WAY, (statement) => tells(statement) && !isOfProblem(statement));
  const [ofSector] = OF_SECTORS.find(normalise(claims.facts.sector)).keys();
  const weighed = ofSector === undefined ? told : added(told, ofSector, IN_SECTOR);
  const earning = earningIn(claims);
  const words = weighed.find(([way]) => way === 'marketplace')?.[1] ?? 0;
  if (earning?.form !== 'share' || words === 0) return weighed;
  return added(weighed, 'marketplace', BETWEEN);
}

/** What the customers of a maker of software do, as its words seem to tell of the maker. */
const OF_CUSTOMERS: ReadonlySet<Way> = new Set(['service', 'food', 'harvest', 'trade', 'insurance']);

/** Software for those who care for others is no care itself; a model is doubted before its software. */
function apartFromCustomers(ways: readonly Way[]): readonly Way[] {
  if (!ways.includes('software')) return ways;
  if (ways.includes('ai')) return ['ai', 'software'];
  return ways.filter((way) => way !== 'care' && !(ways[0] === 'software' && OF_CUSTOMERS.has(way)));
}

/** The kind of a business by the nouns of its title, sector and sentences, in any language that has them. */
export const kindOf = (claims: Claims): Kind => ({
  ways: apartFromCustomers(clearest(waysOf(claims), MIN_WAY)),
  fields: clearest(weigh(claims, OF_FIELDS, OF_FIELD, tells), MIN_FIELD),
});

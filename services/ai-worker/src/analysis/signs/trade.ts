import type { Claims } from '../../claims/claims.js';
import { isOfProblem, isOfRivals, type Statement, type TextField } from '../../claims/statement.js';
import { hints } from '../rubric/hints.js';
import type { Sign } from './sign.js';
import { type Topic, TOPICS } from './topics.js';

/** The weight of a trade's words by field: the highest in descriptions of the product. */
const WEIGHT: Partial<Record<TextField, number>> = {
  idea_description: 2,
  solution_statement: 2,
  problem_statement: 1,
  target_market: 1,
  competitive_advantage: 1,
};
const IN_TITLE = 3;
/** A trade with less weight is only an example or a comparison. */
const MIN_WEIGHT = 7;
/** The lead in weight over the second trade. */
const MIN_LEAD = 1.5;
const MIN_SENTENCES = 2;
/** A trade needs as many different words about the product; one word may have another meaning. */
const MIN_DIFFERENT = 2;
const OF_THE_PRODUCT = /^(?:idea_description|solution_statement)$/;
const STEM = 5;
/** The bonus of a sentence about the product, in words of the trade. */
const OF_PRODUCT = 2;

interface FoundTopic {
  readonly topic: Topic;
  /** The sentence that shows the trade most clearly. */
  readonly statement: Statement;
  readonly weight: number;
}

/** The beginning of a word, equal for "farm", "farms" and "farmer" except in long words. */
const stemOf = (word: string) => word.replace(/(?:ers?|ings?|s)$/, '').slice(0, STEM);

/** Where something stands or happens, which tells nothing of the trade: "in flats and houses". */
const PLACE =
  /\b(?:in|inside|at|near|under|within|around|behind|outside)(?: (?!(?:and|or|that|which|who|with|for|to|by|is|are)\b)[\w'-]+){1,3}(?: (?:and|or) [\w'-]+)?/g;

/** The number of different words of a trade in the title and the sentences about the product. */
function differentWords({ when }: Topic, { statements, facts }: Claims): number {
  const about = statements
    .filter(({ field }) => OF_THE_PRODUCT.test(field))
    .map(({ text }) => text.replaceAll(PLACE, ' '));
  const words = [facts.idea_title.toLowerCase(), ...about].flatMap((text) => text.match(when) ?? []);
  return new Set(words.map(stemOf)).size;
}

/** A sentence that contains words of a trade. */
interface Mention {
  readonly statement: Statement;
  /** The number of its different words of the trade. */
  readonly words: number;
}

function mentionsOf({ when }: Topic, { statements }: Claims): Mention[] {
  return statements
    .filter(({ field }) => WEIGHT[field] !== undefined)
    .map((statement) => ({ statement, words: new Set(statement.text.match(when)).size }))
    .filter(({ words }) => words > 0);
}

/** How well a sentence shows that the trade is the startup's own. */
function clarityOf({ statement, words }: Mention): number {
  const describesProduct = statement.is('solution') ? OF_PRODUCT : 0;
  const describesOthers = isOfProblem(statement) || isOfRivals(statement) ? OF_PRODUCT : 0;
  return words + describesProduct - describesOthers;
}

/** The trade with its weight and clearest sentence; none if the texts do not show it clearly. */
function foundTopic(topic: Topic, claims: Claims): FoundTopic[] {
  const isInTitle = claims.facts.idea_title.toLowerCase().search(topic.when) >= 0;
  const mentions = mentionsOf(topic, claims);
  const weight = mentions.reduce(
    (sum, { statement, words }) => sum + words * (WEIGHT[statement.field] ?? 0),
    isInTitle ? IN_TITLE : 0,
  );
  const sentences = mentions.length + (isInTitle ? 1 : 0);
  const [clearest] = mentions
    .filter(({ statement }) => !statement.isHype && !statement.is('aside'))
    .toSorted((a, b) => clarityOf(b) - clarityOf(a));
  const isSure =
    weight >= MIN_WEIGHT && sentences >= MIN_SENTENCES && differentWords(topic, claims) >= MIN_DIFFERENT;
  return clearest && isSure ? [{ topic, statement: clearest.statement, weight }] : [];
}

/** Words of the questions that say nothing about the trade. */
const GENERAL =
  /^(?:months?|years?|what|with|from|that|they|them|their|your|ones?|each|cost|costs|winning|serving|large|larger|other|rules?|which|whom|already|same|have|makers?|established|local)$/;
/** The shares of a question's words that the texts must contain, by question. */
const MIN_OF_RIVALS = 0.2;
const MIN_OF_LAW = 0.2;
const MIN_OF_COST = 0.5;

/** Whether the statements contain enough words of a trade's question to carry it. */
function speaksOf(question: string, statements: readonly Statement[], least: number): boolean {
  const words = (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !GENERAL.test(word));
  const text = statements.map((statement) => ` ${statement.text}`).join(' ');
  const said = words.filter((word) => text.includes(` ${stemOf(word)}`));
  return words.length === 0 || said.length / words.length >= least;
}

/** The questions of a trade that the texts carry. */
function questionsOf({ topic, statement }: FoundTopic, claims: Claims): Sign[] {
  const { code, rivals, law, knows, cost } = topic;
  const rival = claims.of('alternatives').find(({ field }) => field === 'competitive_advantage');
  const question = (part: string, concern: string): Sign => ({
    code: `topic.${code}.${part}`,
    concern,
    isWhole: true,
    statement,
    at: { start: 0, end: 0 },
    task: null,
  });
  const isOwnRival =
    rival === undefined ? !hints.comparison(claims) : speaksOf(rivals, [rival], MIN_OF_RIVALS);
  const isKnown = knows !== null && claims.statements.some(({ text }) => knows.test(text));
  const binds = law !== null && !isKnown && speaksOf(law, claims.statements, MIN_OF_LAW);
  const costs = cost !== null && speaksOf(cost, claims.statements, MIN_OF_COST);
  return [
    ...(isOwnRival ? [question('rivals', `An investor will ask what you have against ${rivals}.`)] : []),
    ...(binds ? [question('law', `An investor will ask about ${law}.`)] : []),
    ...(costs ? [question('cost', `An investor will ask for the cost of ${cost}.`)] : []),
  ];
}

/** The questions that an investor asks about the startup's trade, if the texts show a trade clearly. */
export function questionsOfTrade(claims: Claims): Sign[] {
  const [best, second] = TOPICS.flatMap((topic) => foundTopic(topic, claims)).toSorted(
    (a, b) => b.weight - a.weight,
  );
  const isSure = best !== undefined && best.weight >= MIN_LEAD * (second?.weight ?? 0);
  return isSure ? questionsOf(best, claims) : [];
}

import type { Claims } from '../../claims/claims.js';
import type { Statement, TextField } from '../../claims/statement.js';
import { hints } from '../rubric/hints.js';
import { ADMISSIONS, type Admission } from './admissions.js';
import { clauseAround, type Sign } from './sign.js';
import { TOPICS, type Topic } from './topics.js';

/** The most admissions; a longer list is not read. */
const MAX_ADMISSIONS = 5;
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
const MIN_WORDS = 3;
/** The bonus of a sentence about the product, in words of the trade. */
const OF_PRODUCT = 2;
/** Admissions that count only without income. */
const BEFORE_INCOME = /^(?:interest-only|nobody-pays)$/;

/** Admissions about the founder's own work, even in a sentence that looks like the problem. */
const OF_OWN = /^(?:leaving|problem-named|missing-person|nobody-pays|undecided|spent|owed|one-source)$/;

/** Whether a statement is about others, and so no admission of the founder. */
const isOfOthers = (statement: Statement, code = '') =>
  statement.field === 'problem_statement' ||
  (statement.field === 'competitive_advantage' && statement.is('alternatives')) ||
  (!OF_OWN.test(code) && statement.is('problem') && !statement.is('users') && !statement.is('solution'));

const SUBJECTS: readonly (readonly [RegExp, Sign['task']['factor']])[] = [
  [/pric|pay|paid|charg|fee|revenue|earn|commission|preis|precio|prix/i, 'Revenue'],
  [/custom|asked|interview|buyer|church|school|clinic/i, 'Target customer'],
  [/invest|fund|kickstarter|raise|money/i, 'Use of funds'],
];

/** The task of an admission; an open decision belongs to the factor of its subject. */
function taskOf({ task, code }: Admission, clause: string): Sign['task'] {
  if (code !== 'undecided') return task;
  return { ...task, factor: SUBJECTS.find(([words]) => words.test(clause))?.[1] ?? task.factor };
}

function admissionsIn({ statements, revenue }: Claims): Sign[] {
  const taken = new Set<Statement>();
  return ADMISSIONS.flatMap((admission): Sign[] => {
    const { code, when, unless, concern } = admission;
    if (revenue !== null && BEFORE_INCOME.test(code)) return [];
    for (const statement of statements) {
      const { quote, words } = statement;
      if (taken.has(statement) || words.length < MIN_WORDS || isOfOthers(statement, code)) continue;
      const match = when.exec(quote);
      if (!match || unless?.test(quote)) continue;
      if (code === 'unit-cost' && statement.quantities.length === 0 && !/\bhalf\b/.test(quote)) continue;
      taken.add(statement);
      const clause = clauseAround(quote, match);
      return [
        { code: `open.${code}`, concern, isWhole: false, statement, clause, task: taskOf(admission, clause) },
      ];
    }
    return [];
  }).slice(0, MAX_ADMISSIONS);
}

interface FoundTopic {
  readonly topic: Topic;
  /** The sentence with the most words of the trade. */
  readonly statement: Statement;
  readonly weight: number;
}

/** The beginning of a word, equal for "farm", "farms" and "farmer" except in long words. */
const stemOf = (word: string) => word.replace(/(?:ers?|ings?|s)$/, '').slice(0, STEM);

/** The number of different words of a trade in the title and the sentences about the product. */
function differentWords({ when }: Topic, { statements, facts }: Claims): number {
  const about = statements.filter(({ field }) => OF_THE_PRODUCT.test(field)).map(({ text }) => text);
  const words = [facts.idea_title.toLowerCase(), ...about].flatMap((text) => text.match(when) ?? []);
  return new Set(words.map(stemOf)).size;
}

function weigh(topic: Topic, claims: Claims): FoundTopic[] {
  const { statements, facts } = claims;
  let weight = facts.idea_title.toLowerCase().search(topic.when) < 0 ? 0 : IN_TITLE;
  let best: { statement: Statement; says: number } | undefined;
  let sentences = weight > 0 ? 1 : 0;
  for (const statement of statements) {
    const each = WEIGHT[statement.field];
    const words = each === undefined ? 0 : new Set(statement.text.match(topic.when)).size;
    weight += words * (each ?? 0);
    sentences += words > 0 ? 1 : 0;
    if (words === 0 || statement.isHype || statement.is('aside')) continue;
    const says =
      words + (statement.is('solution') ? OF_PRODUCT : 0) - (isOfOthers(statement) ? OF_PRODUCT : 0);
    if (best === undefined || says > best.says) best = { statement, says };
  }
  const isSure =
    weight >= MIN_WEIGHT && sentences >= MIN_SENTENCES && differentWords(topic, claims) >= MIN_DIFFERENT;
  return best && isSure ? [{ topic, statement: best.statement, weight }] : [];
}

const MAX_PHRASE_LENGTH = 50;

/** Shortens a phrase for a title: "phone makers that give storage away" becomes "phone makers". */
function short(phrase: string): string {
  if (phrase.length <= MAX_PHRASE_LENGTH) return phrase;
  const [noun = phrase] = phrase.split(/,? (?:that|whom|whose|who|which) /);
  const parts = noun.split(/(?=, | and )/);
  while (parts.length > 1 && parts.join('').length > MAX_PHRASE_LENGTH) parts.pop();
  return parts.join('').replace(/,$/, '');
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

function signsOf({ topic, statement }: FoundTopic, claims: Claims): Sign[] {
  const { code, rivals, law, knows, cost } = topic;
  const rival = claims.of('alternatives').find(({ field }) => field === 'competitive_advantage');
  const price = claims.price?.statement;
  const sign = (part: string, about: Statement, concern: string, task: Sign['task']): Sign => ({
    code: `topic.${code}.${part}`,
    concern,
    isWhole: true,
    statement: about,
    clause: about === rival || part !== 'rivals' ? about.quote : '',
    task,
  });
  const isOwnRival =
    rival === undefined ? !hints.comparison(claims) : speaksOf(rivals, [rival], MIN_OF_RIVALS);
  const isKnown = knows !== null && claims.statements.some(({ text }) => knows.test(text));
  const against = (): Sign =>
    sign('rivals', rival ?? statement, `An investor will ask what you have against ${rivals}.`, {
      factor: 'Competition',
      horizon: 7,
      title: `Set {name} against ${short(rivals)}`,
      ask: 'Do the same job with the two that your customers know best, and note the price, the time it takes and what each does better. Bring back one line for each, and for which customers yours wins.',
    });
  return [
    ...(isOwnRival ? [against()] : []),
    ...(law === null || isKnown || !speaksOf(law, claims.statements, MIN_OF_LAW)
      ? []
      : [
          sign('law', statement, `An investor will ask about ${law}.`, {
            factor: 'Solution',
            horizon: 30,
            title: `Find out what binds {name}: ${short(law)}`,
            ask: 'Describe this on one page and put it to a lawyer or the authority that decides. Bring back what applies to you, what it costs, how many weeks it takes and what you may not do until then.',
          }),
        ]),
    ...(cost === null || !speaksOf(cost, claims.statements, MIN_OF_COST)
      ? []
      : [
          sign(
            'cost',
            price?.is('price') ? price : statement,
            `An investor will ask for the cost of ${cost}.`,
            {
              factor: 'Revenue',
              horizon: 30,
              title: `Work out the cost of ${short(cost)}`,
              ask: 'Take it from your books or from three quotes, and put it beside what you are paid. Bring back the cost today, the cost at ten times the size, and what is left of the price.',
            },
          ),
        ]),
  ];
}

/** The signs in the claims: the founder's admissions, then the questions of the trade. */
export function signsIn(claims: Claims): Sign[] {
  const [best, second] = TOPICS.flatMap((topic) => weigh(topic, claims)).toSorted(
    (a, b) => b.weight - a.weight,
  );
  const isSure = best !== undefined && best.weight >= MIN_LEAD * (second?.weight ?? 0);
  const admissions = admissionsIn(claims);
  const tellsCost = admissions.some(({ code }) => code === 'open.unit-cost');
  const ofTrade = isSure ? signsOf(best, claims) : [];
  return [...admissions, ...ofTrade.filter(({ code }) => !tellsCost || !code.endsWith('.cost'))];
}

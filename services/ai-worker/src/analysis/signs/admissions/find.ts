import type { Claims } from '../../../claims/claims.js';
import type { Statement, TextField } from '../../../claims/statement.js';
import { isOfProblem, isOfRivals } from '../../../claims/statement.js';
import { tellsLowChurn } from '../../rubric/churn.js';
import type { Sign, SignTask } from '../sign.js';
import type { Admission } from './admission.js';
import { ADMISSIONS } from './index.js';

/** The most admissions; a longer list is not read. */
const MAX_ADMISSIONS = 5;
const MIN_WORDS = 3;
/** Admissions that may lie in the future. */
const MAY_BE_PLANNED =
  /^(?:leaving|rival-moves|copy|approval|ends|undecided|estimated|joins-later|problem-named|next-place-first|interest-only|own-money|small-market)$/;
/** With this many users the proof does not rest on few. */
const MANY_USERS = 20;
/** Words for what was so once or elsewhere. */
const BYGONE =
  /\b(?:no longer|used to(?! work)|any ?more|once had|(?:my|our|his|her) (?:last|former|previous|old) (?:job|company|employer))\b/i;

const SUBJECTS: readonly (readonly [RegExp, SignTask['factor']])[] = [
  [/pric|pay|paid|charg|fee|revenue|earn|commission|preis|precio|prix/i, 'Revenue'],
  [/custom|asked|interview|buyer|church|school|clinic/i, 'Target customer'],
  [/invest|fund|kickstarter|raise|money/i, 'Use of funds'],
];

/** The task of an admission; an open decision belongs to the factor of its subject. */
function taskOf({ task, code }: Admission, sentence: string): SignTask {
  if (code !== 'undecided') return task;
  return { ...task, factor: SUBJECTS.find(([words]) => words.test(sentence))?.[1] ?? task.factor };
}

/** A half, or a sum with its currency. */
const NAMES_SUM =
  /\bhalf\b|\d ?(?:kroner|kr|pesos?|euros?|dollars?|cents?|pence|pounds?|reais|real|shillings?|francs?|soles|rupees?|bucks|quid|lira|zloty|zł)\b|[$€£₹¥]/i;

/** What an admission needs beyond its words, by code. */
const NEEDS: Readonly<Record<string, (statement: Statement, claims: Claims) => boolean>> = {
  'nobody-pays': (_, { revenue, payers }) => revenue === null && payers === null,
  'interest-only': (_, { revenue }) => revenue === null,
  'thin-proof': (_, { users }) => users === null || users.value < MANY_USERS,
  'unit-cost': ({ quantities, quote }) =>
    quantities.some(({ kind }) => kind !== 'count') || NAMES_SUM.test(quote),
  'people-left': (statement, claims) => !tellsLowChurn(statement, claims),
  outsourced: ({ field, quote }, claims) => !isOfTeam(field, quote, claims),
  'part-time': ({ field, quote }) => field === 'team_background' || OF_WORK.test(quote),
  'rivals-named': (statement) => isOfRivals(statement) && !statement.isHype && !statement.isPlanned,
  alone: ({ field, quote }) => field === 'team_background' || OF_FOUNDERS.test(quote),
  funnel: ({ quantities }) => {
    const [first, ...rest] = quantities.filter(({ kind }) => kind === 'count').map(({ value }) => value);
    return first !== undefined && rest.some((value) => value <= first / 2);
  },
};
/** A relative or friend who makes a part of it. */
const KIN =
  /\b(?:nephew|niece|daughter|son|brother|sister|cousin|friend|roommate|wife|husband|father|mother)\b/i;
const TEAM_OF_SEVERAL =
  /\b(?:him|her|he|she|they|both|we|us|co-?founders?|two|three|partners?|roommate|brothers?|sisters?|wife|husband|cousins?|friends?)\b/i;
/** Whether the maker whom a sentence names is one of the founders: the text about the team names a second person. */
const isOfTeam = (field: TextField, quote: string, claims: Claims): boolean =>
  KIN.test(quote) &&
  field !== 'team_background' &&
  claims.in('team_background').some((statement) => TEAM_OF_SEVERAL.test(statement.quote));
const OF_WORK =
  /\b(?:i|we|me|one of us|both of us|founders?)\b[^.;]{0,30}\b(?:build|built|work|code|do|make|made|run|write|drive|keep)\b/i;
const OF_FOUNDERS = /\b(?:i|we|me|my|our|one of us|both of us|founders?)\b/i;

/** The place of an admission in a statement; null when it is about others or says the opposite. */
function placeOf(statement: Statement, admission: Admission, claims: Claims): Sign['at'] | null {
  const { code, when, inFunds = when, unless, fields, mayBe } = admission;
  const { quote, words, field } = statement;
  if (words.length < MIN_WORDS || !fields.includes(field)) return null;
  if (!mayBe.includes('problem') && field !== 'team_background' && isOfProblem(statement)) return null;
  if (!mayBe.includes('alternatives') && isOfRivals(statement)) return null;
  if (statement.isPlanned && field !== 'funding_usage' && !MAY_BE_PLANNED.test(code)) return null;
  if (BYGONE.test(quote) || unless?.test(quote)) return null;
  const match = (field === 'funding_usage' ? inFunds : when).exec(quote);
  if (match === null || NEEDS[code]?.(statement, claims) === false) return null;
  return { start: match.index, end: match.index + match[0].length };
}

/** The admissions in the claims, the gravest first; each sentence counts once. */
export function admissionsIn(claims: Claims): Sign[] {
  const taken = new Set<Statement>();
  return ADMISSIONS.flatMap((admission): Sign[] => {
    for (const statement of claims.statements) {
      const at = taken.has(statement) ? null : placeOf(statement, admission, claims);
      if (at === null) continue;
      taken.add(statement);
      const { code, concern } = admission;
      const task = taskOf(admission, statement.quote);
      return [{ code: `open.${code}`, concern, isWhole: false, statement, at, task }];
    }
    return [];
  }).slice(0, MAX_ADMISSIONS);
}

import type { Claims } from '../../../claims/claims.js';
import { isOfProblem, type Statement, type TextField } from '../../../claims/statement.js';

/** A question with the sentence of the founder that carries it. */
export interface Asked {
  /** Without a full stop if the quote follows, otherwise a complete sentence. */
  readonly concern: string;
  readonly statement: Statement;
  /** Whether the sentence is quoted; figures and gaps need no quote. */
  readonly isQuoted: boolean;
}

/** A question that an investor asks about a business of some kind, in the founder's own words. */
export interface Question {
  /** Never changes. */
  readonly code: string;
  /** Codes of other signs about the same subject; the question is not asked beside one of them. */
  readonly covers: RegExp | null;
  readonly read: (claims: Claims) => Asked | null;
}

interface Where {
  /** Matches where the same words mean something else. */
  readonly unless?: RegExp;
  readonly fields?: readonly TextField[];
  readonly covers?: RegExp;
  /** Whether the sentence may tell of a plan. */
  readonly mayBePlanned?: boolean;
  /** What the whole startup must be like. */
  readonly needs?: (claims: Claims, statement: Statement) => boolean;
}

/** The fields in which the founder describes the startup itself. */
export const OF_PRODUCT: readonly TextField[] = ['idea_description', 'solution_statement'];
/** The fields in which the founder describes the startup and what it does better. */
export const OF_OFFER: readonly TextField[] = [...OF_PRODUCT, 'competitive_advantage'];

/** Whether a sentence tells what the startup is today, and neither a problem nor a dream. */
export const tellsOfToday = (statement: Statement): boolean =>
  !statement.isPlanned && !statement.isHype && !statement.is('aside') && !isOfProblem(statement);

/** A question that one sentence carries; the patterns read lower case without accents. */
export function asked(
  code: string,
  concern: string,
  when: RegExp,
  { unless, fields = OF_OFFER, covers, mayBePlanned = false, needs = () => true }: Where = {},
): Question {
  const carries = (statement: Statement, claims: Claims) =>
    fields.includes(statement.field) &&
    when.test(statement.text) &&
    unless?.test(statement.text) !== true &&
    (mayBePlanned || tellsOfToday(statement)) &&
    needs(claims, statement);
  return {
    code,
    covers: covers ?? null,
    read: (claims) => {
      const statement = claims.statements.find((each) => carries(each, claims));
      return statement ? { concern, statement, isQuoted: true } : null;
    },
  };
}

/** A question on the whole startup, which quotes no sentence; null without a sentence of the field. */
export function unquoted(concern: string | null, claims: Claims, field: TextField): Asked | null {
  const [statement] = claims.in(field);
  return concern === null || !statement ? null : { concern, statement, isQuoted: false };
}

/** Whether any sentence of the founder, in any field, contains one of the words. */
export const saysAnywhere = ({ statements, facts }: Claims, words: RegExp): boolean =>
  words.test(facts.idea_title.toLowerCase()) || statements.some(({ text }) => words.test(text));

/** Whether something is sold or used already. */
export const isRunning = ({ facts, users, revenue }: Claims): boolean =>
  facts.stage !== 'idea' || users !== null || revenue !== null;

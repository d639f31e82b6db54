import type { TextField } from '../../../claims/statement.js';
import type { SignTask } from '../sign.js';

/** A weak point, a limit or a dependence that founders state in their own words. */
export interface Admission {
  readonly code: string;
  /** Matches the founder's sentence in any case. */
  readonly when: RegExp;
  /** Matches when the same words mean the opposite or are about others. */
  readonly unless?: RegExp;
  /** Matches in the use of funds, where an item is still to be bought; `when` by default. */
  readonly inFunds?: RegExp;
  /** The fields in which the words are about the startup; the default is {@link OF_BUSINESS}. */
  readonly fields: readonly TextField[];
  /** What the sentence may look like besides: its words are about the startup all the same. */
  readonly mayBe: readonly Likeness[];
  readonly concern: string;
  readonly task: SignTask;
}

/** The kinds of sentences that are usually about others. */
export type Likeness = 'problem' | 'alternatives';

/** The fields about the product, its customers and its rivals. */
export const OF_BUSINESS: readonly TextField[] = [
  'idea_description',
  'solution_statement',
  'target_market',
  'competitive_advantage',
];
/** The fields that say who does the work. */
export const OF_TEAM: readonly TextField[] = ['team_background', 'idea_description', 'solution_statement'];
/** Founders also tell of their customers where they are asked for the use of funds. */
export const OF_CUSTOMERS: readonly TextField[] = [...OF_BUSINESS, 'funding_usage'];
export const OF_ALL: readonly TextField[] = [...OF_BUSINESS, 'team_background', 'funding_usage'];

interface Where {
  readonly unless?: RegExp;
  readonly inFunds?: RegExp;
  readonly fields?: readonly TextField[];
  readonly mayBe?: readonly Likeness[];
}

type TaskText = readonly [
  factor: SignTask['factor'],
  horizon: SignTask['horizon'],
  title: string,
  ask: string,
];

/** An admission; its concern precedes the quoted sentence, "{q}" in the title is the founder's clause. */
export function admission(
  code: string,
  when: RegExp,
  { unless, inFunds, fields = OF_BUSINESS, mayBe = [] }: Where,
  concern: string,
  [factor, horizon, title, ask]: TaskText,
): Admission {
  return {
    code,
    when,
    ...(unless ? { unless } : {}),
    ...(inFunds ? { inFunds } : {}),
    fields,
    mayBe,
    concern,
    task: { factor, horizon, title, ask },
  };
}

import type { Rung } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Statement, TextField } from '../../claims/statement.js';
import { type Finding, NO_FINDING } from './factor.js';

/** The least number of content words, in one sentence or in all together, that make an explanation. */
const EXPLAINS = 6;
const EXPLAINS_TOGETHER = 9;

/** Whether the statements explain something, beyond a mention. */
export function explains(statements: readonly Statement[]): boolean {
  return (
    statements.some((statement) => statement.contentWords.length >= EXPLAINS) ||
    new Set(statements.flatMap(({ contentWords }) => contentWords)).size >= EXPLAINS_TOGETHER
  );
}

/** Whether a statement gives a present figure, not a planned one. */
export const statesFigure = ({ quantities, isPlanned }: Statement): boolean =>
  !isPlanned && quantities.some(({ mood }) => mood === 'stated');

/** Fields that say nothing about a subject: what goes wrong today is no solution. */
const NOT_FROM: Readonly<Partial<Record<TextField, TextField>>> = { solution_statement: 'problem_statement' };

/** The statements about a subject: those of its own field and those of other fields likely about it. */
export function about(claims: Claims, field: TextField, ...kinds: readonly string[]): Statement[] {
  const own = claims.in(field).filter((statement) => !statement.is('aside'));
  const labelled = claims
    .leaning(...kinds)
    .filter((statement) => statement.field !== field && statement.field !== NOT_FROM[field]);
  return [...own, ...labelled];
}

/** Whether a statement is praise, or likely praise without a figure. */
const soundsEmpty = (statement: Statement): boolean =>
  statement.isHype || (statement.leans('hype') && statement.quantities.length === 0);

export interface Expectation {
  /** Whether a statement makes the explanation specific; by default a stated figure. */
  specific?: (statement: Statement) => boolean;
  /** The proving statements, from all fields. */
  proof: readonly Statement[];
  /** Whether a proof with a figure is specific in however few words; otherwise it needs an explanation. */
  isProofEnough?: boolean;
  /** How strong a statement is. Of those that decide, the strongest is shown; by default the first. */
  strength?: (statement: Statement) => number;
}

/** A finding that quotes the strongest sentence and names the others after it. */
export function quoting(
  rung: Rung,
  statements: readonly Statement[],
  strength: (statement: Statement) => number,
): Finding {
  const [first, ...rest] = statements.toSorted((a, b) => strength(b) - strength(a));
  return first ? { rung, evidence: first.quote, others: rest.map(({ quote }) => quote) } : NO_FINDING;
}

/** The rung of the statements: mentioned, explained, specific or proven; the evidence is the deciding sentence. */
export function rungOf(
  statements: readonly Statement[],
  { specific = statesFigure, proof, isProofEnough = false, strength = () => 0 }: Expectation,
): Finding {
  const serious = statements.filter((statement) => !soundsEmpty(statement));
  // Praise alone does not count as a mention.
  if (!explains(serious)) {
    const proven = isProofEnough ? proof.filter(statesFigure) : [];
    return proven.length > 0
      ? quoting('specified', proven, strength)
      : quoting('considered', serious, strength);
  }
  const exact = serious.filter(specific);
  if (proof.length > 0 && (exact.length > 0 || proof.some(statesFigure)))
    return quoting('evidenced', proof, strength);
  return exact.length > 0 ? quoting('specified', exact, strength) : quoting('explained', serious, strength);
}

/** The least values of the four rungs. */
export type Steps = readonly [number, number, number, number];

export function ladder(value: number, steps: Steps, evidence: string): Finding {
  const rungs: Rung[] = ['considered', 'explained', 'specified', 'evidenced'];
  const rung = rungs[steps.filter((least) => value >= least).length - 1];
  return rung === undefined ? NO_FINDING : { rung, evidence };
}

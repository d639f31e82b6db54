import type { Rung } from '@proofround/contracts';

import type { Statement, TextField } from '../../claims/statement.js';
import type { Claims } from '../../claims/claims.js';
import { NOTHING, type Finding } from './factor.js';

/** Words shorter than this carry little meaning in any of the languages. */
const TELLING_LETTERS = 4;
/** So many telling words in one sentence, or in all together, explain something. */
const EXPLAINS = 6;
const EXPLAINS_TOGETHER = 9;

const tellingWords = ({ words }: Statement) =>
  words.flatMap(({ kind, text }) => (kind === 'word' && text.length >= TELLING_LETTERS ? [text] : []));

/** Whether the statements say enough to be more than a mention. */
export function explains(statements: readonly Statement[]): boolean {
  return (
    statements.some((statement) => new Set(tellingWords(statement)).size >= EXPLAINS) ||
    new Set(statements.flatMap(tellingWords)).size >= EXPLAINS_TOGETHER
  );
}

/** A figure of what is, not of what is planned. */
export const statesFigure = ({ quantities, isPlanned }: Statement): boolean =>
  !isPlanned && quantities.some(({ mood }) => mood === 'stated');

/** Statements about a subject: those of its own field and, from the other fields, those that lean towards it. */
export function about(claims: Claims, field: TextField, ...kinds: readonly string[]): Statement[] {
  const own = claims.in(field).filter((statement) => !statement.is('aside'));
  const labelled = claims.leaning(...kinds).filter((statement) => statement.field !== field);
  return [...own, ...labelled];
}

/** Praise, or what leans towards it, without a figure. */
const soundsEmpty = (statement: Statement): boolean =>
  statement.isHype || (statement.leans('hype') && statement.quantities.length === 0);

export interface Expectation {
  /** What makes an explanation specific; a stated figure unless said otherwise. */
  specific?: (statement: Statement) => boolean;
  /** What proves it; looked for everywhere, not only in what is about the subject. */
  proof: readonly Statement[];
}

/** How far statements get: said, explained, specific, proven. The evidence is the sentence that got there. */
export function rungOf(
  statements: readonly Statement[],
  { specific = statesFigure, proof }: Expectation,
): Finding {
  const telling = statements.filter((statement) => !soundsEmpty(statement));
  const found = (rung: Rung, { quote }: Statement): Finding => ({ rung, evidence: quote });
  const [best] = telling;
  // Praise alone considers nothing.
  if (!best) return NOTHING;
  if (!explains(telling)) return found('considered', best);
  const exact = telling.find(specific);
  const [proven] = proof;
  if (proven && (exact ?? statesFigure(proven))) return found('evidenced', proven);
  return exact ? found('specified', exact) : found('explained', best);
}

/** What counts as a start, some, good and strong. */
export type Steps = readonly [number, number, number, number];

/** The rung of a number on a ladder of four steps. */
export function ladder(value: number, steps: Steps, evidence: string): Finding {
  const rungs: Rung[] = ['considered', 'explained', 'specified', 'evidenced'];
  const rung = rungs[steps.filter((one) => value >= one).length - 1];
  return rung === undefined ? NOTHING : { rung, evidence };
}

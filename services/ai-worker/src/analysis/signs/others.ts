import type { Statement } from '../../claims/statement.js';

/** Whether a statement describes the problem, and not the startup itself. */
export const isOfProblem = (statement: Statement) =>
  statement.field === 'problem_statement' ||
  (statement.is('problem') && !statement.is('users') && !statement.is('solution'));

/** Whether a statement describes the rivals, and not the startup itself. */
export const isOfRivals = (statement: Statement) =>
  statement.field === 'competitive_advantage' && statement.is('alternatives');

import type { HorizonDays } from '@proofround/contracts';

import type { Statement } from '../../claims/statement.js';
import type { FactorName } from '../plan/factor-name.js';

/** The wording of a task; "{q}" is the founder's clause, "{name}" the startup. */
export interface SignTask {
  readonly factor: FactorName;
  readonly horizon: HorizonDays;
  readonly title: string;
  readonly ask: string;
}

/** A concern: an admission of the founder, a question on a sentence, or a usual question. */
export interface Sign {
  /** Never changes: completed tasks are recognised by it. */
  readonly code: string;
  /** A complete sentence if `isWhole`; otherwise the quoted sentence must follow. */
  readonly concern: string;
  readonly isWhole: boolean;
  readonly statement: Statement;
  /** The words that show it, as a part of the statement's quote. */
  readonly at: Span;
  /** A question has no task: it rests on no fact of this founder. */
  readonly task: SignTask | null;
}

/** A part of a text: [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const JOINING = /^(?:and|but|so|because|und|aber|y|pero|et|mais|e|mas)\s+/i;

/**
 * The clauses around a span that fit into a length: the whole sentence if it fits, otherwise the clause of the
 * span and its neighbours, which carry its subject and its negation.
 */
export function clausesAround(sentence: string, { start, end }: Span, longest: number): string {
  const parts = [...sentence.matchAll(/(?:\([^()]*\)|[^,;:–—]|[,:](?=\S))+(?:[,;:–—]+|$)/gu)];
  const partAt = (index: number) => parts.findIndex((part) => part.index + part[0].length > index);
  const textOf = (from: number, to: number) =>
    parts
      .slice(from, to + 1)
      .map(([part]) => part)
      .join('')
      .trim()
      .replace(JOINING, '')
      .replace(/[\s.,:;–—-]+$/u, '');
  let [from, to] = [partAt(start), partAt(Math.max(start, end - 1))];
  const fits = (first: number, last: number) =>
    first >= 0 && last < parts.length && textOf(first, last).length <= longest;
  for (let grew = true; grew;) {
    grew = false;
    if (fits(from - 1, to)) [from, grew] = [from - 1, true];
    if (fits(from, to + 1)) [to, grew] = [to + 1, true];
  }
  return textOf(from, to);
}

import type { Statement } from '../../claims/statement.js';
import type { HorizonDays } from '@proofround/contracts';
import type { FactorName } from '../plan/idea.js';

/** The wording of a task; "{q}" is the founder's clause, "{name}" the startup. */
export interface SignTask {
  readonly factor: FactorName;
  readonly horizon: HorizonDays;
  readonly title: string;
  readonly ask: string;
}

/** A concern that a sentence reveals: an admission of the founder or a question of the trade. */
export interface Sign {
  /** Never changes: completed tasks are recognized by it. */
  readonly code: string;
  /** The concern; the quoted sentence follows unless `isWhole`. */
  readonly concern: string;
  /** The concern is a complete sentence without the quote. */
  readonly isWhole: boolean;
  readonly statement: Statement;
  /** The part of the sentence that shows it, word for word; blank when it is not quoted. */
  readonly clause: string;
  readonly task: SignTask;
}

const MIN_LETTERS = 14;
const JOINING = /^(?:and|but|so|because|und|aber|y|pero|et|mais|e|mas)\s+/i;

/** The clause around a match, from comma to comma, extended when it is too short. */
export function clauseAround(sentence: string, match: RegExpExecArray): string {
  const parts = [...sentence.matchAll(/(?:[^,;:()–—]|[,:](?=\S))+(?:[,;:()–—]+|$)/gu)];
  const at = parts.findIndex((part) => part.index + part[0].length > match.index);
  const isLong = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS;
  let [from, to] = [at, at];
  const text = () =>
    parts
      .slice(from, to + 1)
      .map(([part]) => part)
      .join('');
  while (!isLong(text()) && (from > 0 || to < parts.length - 1)) {
    if (to < parts.length - 1) to += 1;
    else from -= 1;
  }
  return text()
    .trim()
    .replace(JOINING, '')
    .replace(/[\s(,:;–—-]+$/u, '');
}

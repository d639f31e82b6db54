import type { Statement } from '../../claims/statement.js';
import type { HorizonDays } from '@proofround/contracts';
import type { FactorName } from '../plan/idea.js';

/** A task in words; "{q}" is the founder's clause, "{name}" the startup. */
export interface SignTask {
  readonly factor: FactorName;
  readonly horizon: HorizonDays;
  readonly title: string;
  readonly ask: string;
}

/** What a sentence gives away about the startup: a point that its founder leaves open, or its trade. */
export interface Sign {
  /** Never changes: a completed task is known by it. */
  readonly code: string;
  /** For the list of concerns; the sentence follows it in quotation marks unless `isWhole`. */
  readonly concern: string;
  /** The concern is a sentence of its own, without the quote. */
  readonly isWhole: boolean;
  readonly statement: Statement;
  /** The part of the sentence that shows it, word for word; blank where it is not quoted. */
  readonly clause: string;
  readonly task: SignTask;
}

const FEWEST_LETTERS = 14;
const JOINING = /^(?:and|but|so|because|und|aber|y|pero|et|mais|e|mas)\s+/i;

/** The part of a sentence around a match, from one comma to the next; more of it where that says too little. */
export function clauseAround(sentence: string, match: RegExpExecArray): string {
  const parts = [...sentence.matchAll(/(?:[^,;:()–—]|[,:](?=\S))+(?:[,;:()–—]+|$)/gu)];
  const at = parts.findIndex((part) => part.index + part[0].length > match.index);
  const isLong = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
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

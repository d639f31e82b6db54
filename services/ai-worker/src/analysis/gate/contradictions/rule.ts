import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';

/** Two explicit claims that cannot both be true, said with the sum. */
export interface Contradiction {
  /** For the founder, in one sentence with both claims. */
  readonly sentence: string;
  /** The sentence that disagrees; null where number fields disagree with each other. */
  readonly quote: string | null;
}

export type Rule = (claims: Claims) => Contradiction[];

/** Figures this many times apart disagree; nearer ones may differ by date, rounding or discounts. */
export const APART = 3;
/** Small figures differ easily. */
export const FEW = 10;
export const LITTLE = 500;

export const none: Contradiction[] = [];
export const one = (sentence: string, statement: Statement | null): Contradiction[] => [
  { sentence, quote: statement?.quote ?? null },
];

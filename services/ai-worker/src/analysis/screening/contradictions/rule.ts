import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';

/** Two explicit claims that cannot both be true. */
export interface Contradiction {
  /** A sentence for the founder with both claims. */
  readonly sentence: string;
  /** The contradicting sentence; null when number fields contradict each other. */
  readonly quote: string | null;
}

export type Rule = (claims: Claims) => Contradiction[];

/** The factor from which figures contradict each other; smaller differences may come from dates, rounding or discounts. */
export const APART = 3;
/** Tolerated differences in users and in dollars a month. */
export const FEW = 10;
export const LITTLE = 500;

export const none: Contradiction[] = [];
export const contradiction = (sentence: string, statement: Statement | null): Contradiction[] => [
  { sentence, quote: statement?.quote ?? null },
];

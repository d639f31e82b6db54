import type { OwnedQuantity, Statement } from './statement.js';

/** A number with its source; `statement` is null for a number field. */
export interface Figure {
  readonly value: number;
  readonly statement: Statement | null;
  /** Named explicitly ("40 customers", "$2,000 MRR"), not inferred from the sentence. */
  readonly isExplicit: boolean;
  /** 'usd', or another currency's name; null if the text names none, or for a count. */
  readonly currency: string | null;
}

export const isStated = ({ mood }: OwnedQuantity): boolean => mood === 'stated';

/** A figure of the text with the words around it. */
export interface FoundFigure extends Figure {
  readonly statement: Statement;
  readonly quantity: OwnedQuantity;
}

import type { HorizonDays, Rung, Stage } from '@proofround/contracts';

import type { Statement } from '../../claims/statement.js';
import type { Brief } from './brief.js';

/** The factors of the rubric that tasks serve, by the names that users read. */
export type FactorName =
  | 'Relevant experience'
  | 'Team completeness'
  | 'Target customer'
  | 'Market size'
  | 'Competition'
  | 'Problem'
  | 'Solution'
  | 'Edge'
  | 'Product'
  | 'Users'
  | 'Revenue'
  | 'Use of funds'
  | 'Figures';

/** A task in words, for one founder. */
export interface Wording {
  readonly title: string;
  readonly description: string;
  /** The sentence of the founder that is the reason for it; quoted only where it is about the factor. */
  readonly about?: Statement | undefined;
  /** The quote that shows the risk it answers. */
  readonly shown?: string;
  /** The step of a ladder: "50" users. The next step is another task. */
  readonly step?: number;
}

/** One thing a founder can do next. */
export interface Idea {
  /** Never changes: what was completed is known by it. */
  readonly id: string;
  readonly factor: FactorName;
  /** The risk that it answers. */
  readonly risk?: string;
  /** Where the factor stands when the idea makes sense; every rung below proof where nothing is said. */
  readonly rungs?: readonly Rung[];
  readonly stages?: readonly Stage[];
  readonly horizon: HorizonDays;
  /** Given only where nothing else is left for a horizon. */
  readonly isLast?: boolean;
  /** The task for this founder; null where it makes no sense or is written already. */
  readonly write: (brief: Brief) => Wording | null;
}

export const LOW: readonly Rung[] = ['not_assessed', 'absent', 'considered'];
export const HIGH: readonly Rung[] = ['explained', 'specified', 'evidenced'];
export const BELOW_PROOF: readonly Rung[] = [
  'not_assessed',
  'absent',
  'considered',
  'explained',
  'specified',
];
export const PROVEN: readonly Rung[] = ['evidenced'];

/** An idea that answers a risk where it was found. The quote may be missing: a lack shows no sentence. */
export function answer(
  id: string,
  risk: string,
  factor: FactorName,
  horizon: HorizonDays,
  write: (brief: Brief) => Wording | null,
): Idea {
  return {
    id,
    risk,
    factor,
    horizon,
    rungs: [...BELOW_PROOF, ...PROVEN],
    write: (brief) => {
      if (!brief.hasRisk(risk)) return null;
      const wording = write(brief);
      const quote = brief.riskQuote(risk);
      if (wording === null || quote === null) return wording;
      return { ...wording, shown: quote };
    },
  };
}

import type { HorizonDays, Rung, Stage } from '@proofround/contracts';

import type { Statement } from '../../claims/statement.js';
import type { Brief } from './brief.js';
import type { FactorName } from './factor-name.js';
import type { Need } from './needs.js';
import type { Origin } from './origin.js';

export interface Wording {
  readonly title: string;
  readonly description: string;
  /** The founder's sentence behind the task; quoted only when it is about the factor. */
  readonly about?: Statement | undefined;
  /** The quote that shows the risk. */
  readonly shown?: string;
  /** The target of a repeatable task, such as 50 users; the next target is another task. */
  readonly target?: number;
}

/** A template of a task. */
export interface Idea {
  /** Never changes: completed tasks are recognised by it. */
  readonly id: string;
  readonly factor: FactorName;
  /** The code of the risk that it answers. */
  readonly risk?: string;
  /** The rungs of the factor at which the idea applies; BELOW_PROOF by default. */
  readonly rungs?: readonly Rung[];
  readonly stages?: readonly Stage[];
  /** What must hold for this founder; otherwise the idea is left out. */
  readonly needs?: readonly Need[];
  readonly horizon: HorizonDays;
  /** By default 'risk' if it answers a risk, otherwise 'factor'. */
  readonly origin?: Exclude<Origin, 'cap' | 'admission' | 'weak'>;
  /** The task for this founder; null when it does not apply. */
  readonly write: (brief: Brief) => Wording | null;
}

export const LOW: readonly Rung[] = ['not_assessed', 'absent', 'considered'];
export const BELOW_PROOF: readonly Rung[] = [
  'not_assessed',
  'absent',
  'considered',
  'explained',
  'specified',
];
export const PROVEN: readonly Rung[] = ['evidenced'];
export const ALL: readonly Rung[] = [...BELOW_PROOF, ...PROVEN];

/** An idea that answers a found risk. A risk shown by an omission has no quote. */
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

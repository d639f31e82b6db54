import type { PassReason } from '@proofround/contracts';

import type { Snapshot } from './card.entity.js';

interface Measured {
  /** Completes "You passed …". */
  readonly because: string;
  /** Names what the reason is about: "its team". */
  readonly subject: string;
  /** Whether a rise of users or revenue counts against the reason. */
  readonly inFigures: boolean;
  readonly isBehind: (line: Snapshot['lines'][number]) => boolean;
}

const TRACTION = ['Users', 'Revenue'];

/** The part of the score behind each reason; null for reasons that no score measures (PIPELINE-12). */
const MEASURES: Record<PassReason, Measured | null> = {
  team: {
    because: 'for the team',
    subject: "the team's score",
    inFigures: false,
    isBehind: ({ dimension }) => dimension === 'team',
  },
  market: {
    because: 'for the market',
    subject: "the market's score",
    inFigures: false,
    isBehind: ({ dimension }) => dimension === 'market',
  },
  traction: {
    because: 'for traction',
    subject: 'the score of its traction',
    inFigures: true,
    isBehind: ({ factor }) => TRACTION.includes(factor),
  },
  too_early: {
    because: 'because it was too early',
    subject: 'the score of product and feasibility',
    inFigures: true,
    isBehind: ({ dimension }) => dimension === 'product' || dimension === 'feasibility',
  },
  terms: null,
  outside_thesis: null,
  other: null,
};

export const measureOf = (reason: PassReason): Measured | null => MEASURES[reason];

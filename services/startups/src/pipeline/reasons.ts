import type { PassReason } from '@proofround/contracts';

import type { Snapshot } from './card.entity.js';

interface Measured {
  /** Completes "You passed …". */
  readonly because: string;
  /** The score that measures it, as a sentence names it. */
  readonly subject: string;
  /** Whether the sentence names the users or revenue that rose, instead of the score. */
  readonly inFigures: boolean;
  /** Whether a line of the ledger belongs to that score. */
  readonly covers: (line: Snapshot['lines'][number]) => boolean;
}

const TRACTION = ['Users', 'Revenue'];

/** The part of the score behind each reason; null for reasons that no score measures (PIPELINE-12). */
const MEASURES: Record<PassReason, Measured | null> = {
  team: {
    because: 'for the team',
    subject: "the team's score",
    inFigures: false,
    covers: ({ dimension }) => dimension === 'team',
  },
  market: {
    because: 'for the market',
    subject: "the market's score",
    inFigures: false,
    covers: ({ dimension }) => dimension === 'market',
  },
  traction: {
    because: 'for traction',
    subject: 'the score of its traction',
    inFigures: true,
    covers: ({ factor }) => TRACTION.includes(factor),
  },
  too_early: {
    because: 'because it was too early',
    subject: 'the score of product and feasibility',
    inFigures: true,
    covers: ({ dimension }) => dimension === 'product' || dimension === 'feasibility',
  },
  terms: null,
  outside_thesis: null,
  other: null,
};

export const measureOf = (reason: PassReason): Measured | null => MEASURES[reason];

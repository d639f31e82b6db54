import type { LedgerEntry, StartupFacts } from '@proofround/contracts';

import type { Reading } from '../reading.js';
import { readRound } from '../round.js';

/** A round of three cases of each kind, for tests. */
export const TINY_ROUNDS = new URL('./rounds/', import.meta.url);
export const tinyRound = () => readRound('tiny', TINY_ROUNDS);

export const line = (points: number, max_points: number, evidence: string | null = null): LedgerEntry => ({
  dimension: 'market',
  factor: 'Problem',
  weight: max_points,
  points,
  max_points,
  evidence,
  rung: 'specified',
});

/** A reading without objections to the startup. */
export function reading(score: number, more: Partial<Reading> = {}): Reading {
  return {
    score,
    analysis: {
      product_readiness: null,
      team_strength: null,
      summary: 'It scores. Strongest: problem.',
      strengths: [],
      concerns: ['Nobody is named who would buy it.'],
      questions: [],
      risks: [],
      action_plan: { days_7: [], days_30: [], days_90: [] },
      ledger: [line(score, 100)],
      assessed: 5,
      source: 'a test',
    },
    tasks: [],
    hold: [],
    contradictions: [],
    offences: [],
    ...more,
  };
}

/** A reader that answers by title; unknown titles score 0. */
export const answering =
  (by: Readonly<Record<string, Reading>>) =>
  ({ idea_title }: StartupFacts): Reading =>
    by[idea_title] ?? reading(0);

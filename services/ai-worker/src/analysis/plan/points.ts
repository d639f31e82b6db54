import type { LedgerEntry } from '@proofround/contracts';

import { RUNG_VALUE } from '../rubric/factor.js';
import type { Missing, Reached } from '../rubric/missing.js';
import { subjectOfCap } from './caps.js';

/** The points that a new analysis would add after one change, with caps applied. */
export type GainOf = (change: { factor: string; to: Reached } | { cap: string }) => {
  /** Points of the overall score. */
  now: number;
  /** The cap that still limits the score; null without one. */
  unlocks: string | null;
};

export interface Worth {
  readonly now: number;
  /** Points that a cap holds back. */
  readonly held: number;
  readonly cap: string | null;
}

interface Asked {
  readonly entry: LedgerEntry;
  readonly isCap: boolean;
  /** What the task asks to be written; null where no words earn more. */
  readonly missing: Missing | null;
}

const NONE: Worth = { now: 0, held: 0, cap: null };
const tenth = (value: number) => Math.max(0, Math.round(value * 10) / 10);

/**
 * What a task is worth (SCORE-17): the points that its factor gains once the texts say what the ledger misses,
 * at this stage. Only the first task of a factor wins them.
 */
export function worthOf({ entry, isCap, missing }: Asked, isFirst: boolean, gain: GainOf): Worth {
  if (!isFirst) return NONE;
  if (isCap) {
    const { now, unlocks } = gain({ cap: entry.factor });
    const cap = unlocks === entry.factor ? null : unlocks;
    return { now: tenth(now), held: cap === null ? 0 : tenth(-entry.points - now), cap };
  }
  if (missing === null) return NONE;
  const { factor, max_points, points } = entry;
  const reached = gain({ factor, to: missing.to });
  const now = tenth(reached.now);
  const all = Math.max(points, max_points * RUNG_VALUE[missing.to]) - points;
  const held = reached.unlocks === null ? 0 : tenth(all - now);
  return { now, held, cap: held > 0 ? reached.unlocks : null };
}

/** The sentence that says what has to be written for the points. */
export const askOf = ({ says, sentence }: Missing): string =>
  says === null ? ` ${sentence}` : ` The points come once the text says ${says}.`;

/** The sentence about points that a cap holds back; empty without any. */
export function heldBack({ held, cap }: Worth): string {
  if (cap === null || held <= 0) return '';
  return ` Unlocks ${held} ${held === 1 ? 'point' : 'points'} once ${subjectOfCap(cap)} is settled.`;
}

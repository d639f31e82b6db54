import type { LedgerEntry } from '@proofround/contracts';

import { RUNG_VALUE } from '../rubric/factor.js';
import { subjectOfCap } from './caps.js';

type Reached = 'considered' | 'explained' | 'specified' | 'evidenced';

/** The points that a new analysis would add after one change, with caps applied. */
export type Gain = (change: { factor: string; to: Reached } | { cap: string }) => {
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

const UP: readonly Reached[] = ['considered', 'explained', 'specified', 'evidenced'];
/** A subject without any description is described in one step. */
const FROM_NOTHING: readonly Reached[] = ['specified', 'evidenced'];

const NONE: Worth = { now: 0, held: 0, cap: null };
const tenth = (value: number) => Math.max(0, Math.round(value * 10) / 10);

function stepsFrom({ rung }: LedgerEntry): readonly Reached[] {
  if (rung === 'not_assessed') return FROM_NOTHING;
  return rung === 'absent' ? UP : UP.slice(UP.indexOf(rung) + 1);
}

/** The points of a factor's next step after `stepsBefore` steps of this plan. */
export function worthOf(
  { entry, isCap }: { entry: LedgerEntry; isCap: boolean },
  stepsBefore: number,
  gain: Gain,
): Worth {
  if (isCap) {
    // A cap is lifted once; further tasks for it add nothing.
    if (stepsBefore > 0) return NONE;
    const { now, unlocks } = gain({ cap: entry.factor });
    const cap = unlocks === entry.factor ? null : unlocks;
    return { now: tenth(now), held: cap === null ? 0 : tenth(-entry.points - now), cap };
  }
  const steps = stepsFrom(entry);
  const to = steps[stepsBefore];
  if (to === undefined) return NONE;
  const before = stepsBefore === 0 ? undefined : steps[stepsBefore - 1];
  const { factor, max_points, points } = entry;
  const reached = gain({ factor, to });
  const now = tenth(reached.now - (before === undefined ? 0 : gain({ factor, to: before }).now));
  const from = before === undefined ? points : Math.max(points, max_points * RUNG_VALUE[before]);
  const held =
    reached.unlocks === null ? 0 : tenth(Math.max(points, max_points * RUNG_VALUE[to]) - from - now);
  return { now, held, cap: held > 0 ? reached.unlocks : null };
}

/** The sentence about points that a cap holds back; empty without any. */
export function heldBack({ held, cap }: Worth): string {
  if (cap === null || held <= 0) return '';
  return ` Unlocks ${held} ${held === 1 ? 'point' : 'points'} once ${subjectOfCap(cap)} is settled.`;
}

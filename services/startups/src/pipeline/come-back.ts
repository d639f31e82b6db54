import {
  dollars,
  type EventData,
  figure,
  type Improvement,
  type LedgerEntry,
  type PassReason,
  startupImproved,
} from '@proofround/contracts';
import type { Outbox } from '@proofround/service-kit';
import { type EntityManager, IsNull, Not } from 'typeorm';

import type { StartupRow } from '../records/startup.entity.js';
import { PipelineCardRow, type Snapshot } from './card.entity.js';
import { UNGROUPED } from './feedback-groups.js';
import { measureOf } from './reasons.js';

interface Analysed {
  readonly analysis: { readonly ledger: readonly LedgerEntry[] } | null;
  readonly user_count: number;
  readonly monthly_revenue: number;
}

/** Null before the first analysis: nothing to compare with. */
export function snapshotOf({ analysis, user_count, monthly_revenue }: Analysed): Snapshot | null {
  if (!analysis) return null;
  const lines = analysis.ledger.map(({ dimension, factor, points, max_points }) => ({
    dimension,
    factor,
    points,
    max_points,
  }));
  return { lines, user_count, monthly_revenue };
}

/** The score that measures a reason, in percent of its points; lines that were not assessed count as 0. */
function valueOf({ lines }: Snapshot, reason: PassReason): number {
  const measure = measureOf(reason);
  const covered = lines.filter((line) => measure?.covers(line));
  const most = covered.reduce((sum, { max_points }) => sum + max_points, 0);
  return most === 0 ? 0 : (100 * covered.reduce((sum, { points }) => sum + points, 0)) / most;
}

function figuresText(before: Snapshot, after: Snapshot): string | null {
  const rise = (name: string, show: (value: number) => string, from: number, to: number) =>
    to > from ? [`${name} went from ${show(from)} to ${show(to)}`] : [];
  const texts = [
    ...rise('users', figure, before.user_count, after.user_count),
    ...rise('monthly revenue', dollars, before.monthly_revenue, after.monthly_revenue),
  ];
  return texts.length === 0 ? null : texts.join(' and ');
}

/** The part of the open points that must be gained. */
const SHARE = 0.5;
/** Sums of tenths are not exact in binary numbers. */
const TOLERANCE = 1e-6;

/**
 * Tells an investor who passed what improved; null unless the factor behind the reason gained at
 * least half of the points that were open at the pass (PIPELINE-12).
 */
export function improvementText(reason: PassReason, before: Snapshot, after: Snapshot): string | null {
  const measure = measureOf(reason);
  if (!measure) return null;
  const [from, to] = [valueOf(before, reason), valueOf(after, reason)];
  const open = 100 - from;
  if (open <= TOLERANCE || to - from < open * SHARE - TOLERANCE) return null;
  const figures = measure.inFigures ? figuresText(before, after) : null;
  const change = figures ?? `${measure.subject} went from ${Math.round(from)} to ${Math.round(to)}`;
  return `You passed ${measure.because}; ${change}.`;
}

/**
 * Moves an analysed startup back to the watching column of investors whose reason to pass no longer
 * holds, once for each card, and notifies them (PIPELINE-12). The caller has locked the startup.
 */
export async function comeBack(tx: EntityManager, outbox: Outbox, startup: StartupRow): Promise<void> {
  const now = snapshotOf(startup);
  if (startup.held_back || now === null) return;
  const cards = await tx.find(PipelineCardRow, {
    where: { startup_id: startup.id, board_column: 'passed', came_back: false, pass: Not(IsNull()) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const events: EventData<typeof startupImproved>[] = [];
  for (const { id, user_id, reason, pass } of cards) {
    const text = reason && pass && improvementText(reason, pass, now);
    if (!text) continue;
    const at = new Date();
    const improved: Improvement = { reason, text, at: at.toISOString() };
    await tx.update(
      PipelineCardRow,
      { id },
      {
        board_column: 'watching',
        reason: null,
        message: null,
        ...UNGROUPED,
        pass: null,
        improved,
        came_back: true,
        updated_at: at,
      },
    );
    events.push({
      card_id: id,
      startup_id: startup.id,
      investor_user_id: user_id,
      idea_title: startup.idea_title,
      text,
    });
  }
  await outbox.appendAll(tx, startupImproved, events);
  await rememberFirst(tx, startup.id, now);
}

/** Passes from before the first analysis are compared with what that analysis found. */
async function rememberFirst(tx: EntityManager, startup_id: string, pass: Snapshot): Promise<void> {
  const before = { startup_id, board_column: 'passed', pass: IsNull() } as const;
  await tx.update(PipelineCardRow, before, { pass });
}

import type { LedgerEntry, PassReason, TaskProposal } from '@proofround/contracts';
import type { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { type StartupRow, updateStartup } from '../records/startup.entity.js';
import { addProposals } from '../tasks/plan.js';
import { TaskRow } from '../tasks/task.entity.js';
import { type Passes, passesOf } from './feedback.service.js';
import { measureOf } from './reasons.js';

type Wording = Pick<TaskProposal, 'task_title' | 'task_description' | 'horizon_days'>;
type Planned = Pick<TaskProposal, 'factor' | 'points' | 'step'>;

/** A reason counts as frequent when at least one pass in three gives it. */
const ONE_IN = 3;

const WORDINGS: Partial<Record<PassReason, Wording>> = {
  team: {
    task_title: 'Show investors who builds this',
    task_description:
      'Investors passed because of the team. Say who is on it, what each has done in this field before, and how the missing role will be filled and by when.',
    horizon_days: 30,
  },
  market: {
    task_title: 'Show investors how large the market is',
    task_description:
      'Investors passed because of the market. Name the first customers so narrowly that they can be counted, count them with a source, and say what they use today.',
    horizon_days: 30,
  },
  traction: {
    task_title: 'Show investors more users or revenue',
    task_description:
      'Investors passed because of traction. Set a target for users or paying customers, work on it for a quarter, and update your figures with a link that proves them.',
    horizon_days: 90,
  },
  too_early: {
    task_title: 'Take the next step that investors wait for',
    task_description:
      'Investors passed because it was too early. Bring the product to a state that a customer can use, measure what it does for them, and write the result down.',
    horizon_days: 90,
  },
};

/** Identifies the task of a reason, so that it appears once and stays completed. */
const stepOf = (reason: PassReason) => `pass.${reason}`;
const tenth = (value: number) => Math.max(0, Math.round(value * 10) / 10);

/**
 * Tasks for the frequent reasons that the ledger knows (PIPELINE-11). A task is worth what is open
 * in its factor beyond what `planned` tasks already promise, so that no points are promised twice.
 */
export function feedbackProposals(
  passes: Passes,
  ledger: readonly LedgerEntry[],
  planned: readonly Planned[],
): TaskProposal[] {
  const score = ledger.reduce((sum, { points }) => sum + points, 0);
  let left = tenth(100 - score - planned.reduce((sum, { points }) => sum + points, 0));
  const promised = (factor: string) =>
    planned.filter((task) => task.factor === factor).reduce((sum, { points }) => sum + points, 0);
  return passes.reasons.flatMap(({ reason, count }, place): TaskProposal[] => {
    const wording = WORDINGS[reason];
    if (!wording || count * ONE_IN < passes.total) return [];
    const [best] = ledger
      .filter((line) => measureOf(reason)?.covers(line))
      .map(({ factor, points, max_points }) => ({
        factor,
        open: tenth(max_points - points - promised(factor)),
      }))
      .toSorted((a, b) => b.open - a.open);
    if (!best) return [];
    const points = Math.min(best.open, left);
    left = tenth(left - points);
    const priority = place === 0 ? 'high' : 'medium';
    return [{ ...wording, priority, factor: best.factor, points, step: stepOf(reason) }];
  });
}

/** Adds the missing tasks when passes appear as feedback; the caller has locked the startup. */
export async function addFeedbackTasks(
  tx: EntityManager,
  outbox: Outbox,
  startup: StartupRow,
): Promise<void> {
  if (!startup.analysis) return;
  const passes = await passesOf(tx, startup.id);
  if (!passes) return;
  const present = await tx.findBy(TaskRow, { startup_id: startup.id });
  const planned = present
    .filter(({ status }) => status !== 'completed')
    .map(({ factor, points }) => ({ factor, points }));
  const proposals = feedbackProposals(passes, startup.analysis.ledger, planned);
  const added = await addProposals(tx, startup.id, proposals, present);
  if (added === 0) return;
  startup.tasks_total += added;
  await updateStartup(tx, startup);
  await outbox.appendLive(tx, startup.owner_id, {
    event: 'tasks.updated',
    data: { startup_id: startup.id },
  });
}

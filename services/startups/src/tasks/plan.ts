import type { TaskProposal } from '@proofround/contracts';
import { insertAll } from '@proofround/service-kit';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { StartupRow } from '../records/startup.entity.js';
import { TaskRow } from './task.entity.js';
import { taskStates } from './task-states.js';

/** Identifies a step of the plan independently of a model's wording. */
const stepKey = ({ step, task_title }: { step?: string | null; task_title: string }) =>
  (step ?? task_title).trim().toLowerCase();

/** Updates a locked startup's tasks. Begun tasks and those proposed again stay; other pending ones go. */
export async function applyProposals(
  tx: EntityManager,
  { id: startupId, tasks_total }: Pick<StartupRow, 'id' | 'tasks_total'>,
  proposals: readonly TaskProposal[],
): Promise<{ total: number; completed: number }> {
  const present = tasks_total === 0 ? [] : await tx.findBy(TaskRow, { startup_id: startupId });
  const byStep = new Map(present.map((row) => [stepKey(row), row]));
  const proposed = new Map(proposals.map((proposal) => [stepKey(proposal), proposal]));

  const obsolete = present.filter((row) => row.status === 'pending' && !proposed.has(stepKey(row)));
  if (obsolete.length > 0) await tx.delete(TaskRow, { id: In(obsolete.map(({ id }) => id)) });

  for (const [key, proposal] of proposed) {
    const row = byStep.get(key);
    if (row && row.status !== 'completed')
      await tx.update(TaskRow, { id: row.id }, { ...proposal, step: proposal.step ?? null });
  }
  const added = await addProposals(tx, startupId, proposals, present);

  return {
    total: present.length - obsolete.length + added,
    completed: present.filter((row) => row.status === 'completed').length,
  };
}

/** Adds the tasks whose step is not among `present`, whatever its status; returns their number. */
export async function addProposals(
  tx: EntityManager,
  startupId: string,
  proposals: readonly TaskProposal[],
  present: readonly TaskRow[],
): Promise<number> {
  const steps = new Set(present.map(stepKey));
  const added = [...new Map(proposals.map((proposal) => [stepKey(proposal), proposal]))]
    .filter(([key]) => !steps.has(key))
    .map(([, proposal]) => ({
      ...proposal,
      step: proposal.step ?? null,
      id: uuid(),
      startup_id: startupId,
      status: taskStates.begin('pending', 'proposal'),
      created_at: new Date(),
    }));
  await insertAll(tx, TaskRow, added);
  return added.length;
}

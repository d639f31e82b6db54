import type { TaskProposal } from '@proofround/contracts';
import { In, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { TaskRow } from './task.entity.js';

/** What makes a step one and the same, however it was worded. */
const stepKey = ({ step, task_title }: { step?: string | null; task_title: string }) =>
  (step ?? task_title).trim().toLowerCase();

/**
 * Makes a new analysis' proposals the plan: what the founder completed or has begun stays, what
 * is proposed again keeps its id and status, other pending tasks go, the rest is added.
 */
export async function applyProposals(
  tx: EntityManager,
  startupId: string,
  proposals: readonly TaskProposal[],
): Promise<{ total: number; completed: number }> {
  const present = await tx.findBy(TaskRow, { startup_id: startupId });
  const byStep = new Map(present.map((row) => [stepKey(row), row]));
  const proposed = new Map(proposals.map((proposal) => [stepKey(proposal), proposal]));

  const obsolete = present.filter((row) => row.status === 'pending' && !proposed.has(stepKey(row)));
  if (obsolete.length > 0) await tx.delete(TaskRow, { id: In(obsolete.map(({ id }) => id)) });

  for (const [key, proposal] of proposed) {
    const row = byStep.get(key);
    if (row && row.status !== 'completed')
      await tx.update(TaskRow, { id: row.id }, { ...proposal, step: proposal.step ?? null });
  }
  const added = [...proposed]
    .filter(([key]) => !byStep.has(key))
    .map(([, proposal]) => ({
      ...proposal,
      step: proposal.step ?? null,
      id: uuid(),
      startup_id: startupId,
      status: 'pending' as const,
      created_at: new Date(),
    }));
  if (added.length > 0) await tx.insert(TaskRow, added);

  return {
    total: present.length - obsolete.length + added.length,
    completed: present.filter((row) => row.status === 'completed').length,
  };
}

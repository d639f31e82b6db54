import type { DealRole } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { DealStepRow } from './deal-parts.entity.js';

/**
 * Stores or takes back a side's confirmation of a step (DEAL-4). The step is done once both confirmed it.
 * @returns the changed step; null if that changes nothing
 */
export async function markStep(
  tx: EntityManager,
  dealId: string,
  name: DealStepRow['step'],
  role: DealRole,
  done: boolean,
): Promise<DealStepRow | null> {
  const key = { deal_id: dealId, step: name };
  const step = await tx.findOneByOrFail(DealStepRow, key);
  if (!mark(step, role, done)) return null;
  const { buyer_done_at, seller_done_at, done_at } = step;
  await tx.update(DealStepRow, key, { buyer_done_at, seller_done_at, done_at });
  return step;
}

/** Sets or clears a side's confirmation; false if that changes nothing. */
function mark(step: DealStepRow, role: DealRole, done: boolean): boolean {
  const field = `${role}_done_at` as const;
  if (step.done_at !== null || (step[field] !== null) === done) return false;
  const now = new Date();
  step[field] = done ? now : null;
  if (step.buyer_done_at !== null && step.seller_done_at !== null) step.done_at = now;
  return true;
}

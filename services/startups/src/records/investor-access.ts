import { type Actor, INVESTOR_NOT_FOUND, notFound } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { InvestorRow } from './investor.entity.js';

const missing = () => notFound(INVESTOR_NOT_FOUND);

/** Locks a profile of the caller for a change. @throws DomainError not_found, also for profiles of others */
export async function ownInvestor(tx: EntityManager, actor: Actor, investorId: string): Promise<InvestorRow> {
  const row = await tx.findOne(InvestorRow, {
    where: { id: investorId, user_id: actor.user_id },
    lock: { mode: 'for_no_key_update' },
  });
  if (!row) throw missing();
  return row;
}

/** Reads a profile for its owner or the admin. @throws DomainError not_found */
export async function ownInvestorToRead(
  tx: EntityManager,
  actor: Actor,
  investorId: string,
): Promise<InvestorRow> {
  const row = await tx.findOneBy(InvestorRow, { id: investorId });
  if (!row || (row.user_id !== actor.user_id && !actor.is_admin)) throw missing();
  return row;
}

import {
  type Actor,
  conflict,
  DEAL_CLOSED,
  DEAL_NOT_FOUND,
  type DealRole,
  notFound,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import type { ListingRow } from '../records/listing.entity.js';
import { lockListing } from '../records/listing-access.js';
import { DealRow, roleIn } from './deal.entity.js';

// Access to deals (DEAL-2): the buyer and the seller only; for everybody else a deal does not exist.

/** A deal, which cannot change until the transaction ends, and its locked listing. */
export interface LockedDeal {
  readonly listing: ListingRow;
  readonly deal: DealRow;
}

/** A deal of the caller. @throws DomainError not_found */
export async function ownDeal(
  manager: EntityManager,
  actor: Actor,
  dealId: string,
): Promise<{ deal: DealRow; role: DealRole }> {
  const deal = await manager.findOneBy(DealRow, { id: dealId });
  const role = deal && roleIn(deal, actor.user_id);
  if (!role) throw notFound(DEAL_NOT_FOUND);
  return { deal, role };
}

/** Locks the listing of a deal; null if the deal does not exist. */
export async function lockDeal(tx: EntityManager, dealId: string): Promise<LockedDeal | null> {
  const unlocked = await tx.findOneBy(DealRow, { id: dealId });
  const listing = unlocked && (await lockListing(tx, unlocked.listing_id));
  // Read again under the lock, because the deal may have changed meanwhile.
  const deal = listing && (await tx.findOneBy(DealRow, { id: dealId }));
  return deal && { listing, deal };
}

/** Locks an open deal of the caller. @throws DomainError not_found, conflict */
export async function lockOwnOpenDeal(
  tx: EntityManager,
  actor: Actor,
  dealId: string,
): Promise<LockedDeal & { role: DealRole }> {
  const locked = await lockDeal(tx, dealId);
  const role = locked && roleIn(locked.deal, actor.user_id);
  if (!role) throw notFound(DEAL_NOT_FOUND);
  if (locked.deal.status !== 'open') throw conflict(DEAL_CLOSED);
  return { ...locked, role };
}

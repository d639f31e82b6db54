import {
  forbidden,
  isId,
  LISTING_NOT_FOUND,
  NOT_YOUR_LISTING,
  notFound,
  type Actor,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { ListedStartupRow } from '../startups/listed-startup.entity.js';
import { ListingRow } from './listing.entity.js';

/**
 * Who may see and change a listing (ACCESS-1, LISTING-5). Listings are public, so what
 * only the owner may do answers 403 to others; a withdrawn one, and one of a startup that is held,
 * is there for its owner and the admin only. The admin may read everything and change nothing of others.
 */
export const listingMissing = () => notFound(LISTING_NOT_FOUND);

/** Whether a listing exists as far as the caller may know. */
export function isVisible(
  actor: Actor,
  listing: Pick<ListingRow, 'status' | 'owner_id'>,
  startup: Pick<ListedStartupRow, 'held'>,
): boolean {
  const isPublic = listing.status !== 'withdrawn' && !startup.held;
  return isPublic || listing.owner_id === actor.user_id || actor.is_admin;
}

/** The startup of a listing: one is always on file. */
export function startupOf(manager: EntityManager, { startup_id }: ListingRow): Promise<ListedStartupRow> {
  return manager.findOneByOrFail(ListedStartupRow, { startup_id });
}

/**
 * Locks a listing until the transaction ends. Everything that changes it or its offers does this
 * first, so that what is then read of its offers stays true.
 */
export async function lockListing(tx: EntityManager, listingId: string): Promise<ListingRow | null> {
  return tx.findOne(ListingRow, { where: { id: listingId }, lock: { mode: 'pessimistic_write' } });
}

/** A listing that the caller may know of, locked. @throws DomainError not_found */
export async function visibleListing(
  tx: EntityManager,
  actor: Actor,
  listingId: string,
): Promise<ListingRow> {
  const listing = isId(listingId) ? await lockListing(tx, listingId) : null;
  if (!listing || !isVisible(actor, listing, await startupOf(tx, listing))) throw listingMissing();
  return listing;
}

/** For the owner to change, locked. @throws DomainError not_found, forbidden */
export async function ownListing(tx: EntityManager, actor: Actor, listingId: string): Promise<ListingRow> {
  const listing = await visibleListing(tx, actor, listingId);
  if (listing.owner_id !== actor.user_id) throw forbidden(NOT_YOUR_LISTING);
  return listing;
}

/** Whether the caller may read the offers that a listing received. @throws DomainError not_found, forbidden */
export async function assertReadsOffers(
  manager: EntityManager,
  actor: Actor,
  listingId: string,
): Promise<void> {
  const listing = isId(listingId) ? await manager.findOneBy(ListingRow, { id: listingId }) : null;
  if (!listing || !isVisible(actor, listing, await startupOf(manager, listing))) throw listingMissing();
  if (listing.owner_id !== actor.user_id && !actor.is_admin) throw forbidden(NOT_YOUR_LISTING);
}

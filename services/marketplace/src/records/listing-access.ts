import { type Actor, forbidden, LISTING_NOT_FOUND, NOT_YOUR_LISTING, notFound } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { ListedStartupRow } from './listed-startup.entity.js';
import { ListingRow } from './listing.entity.js';

// Access to listings (ACCESS-1, LISTING-5). Active and sold listings are public, so owner-only
// actions answer 403 to other users. Only the owner and the admin see withdrawn listings and
// listings of held startups. The admin may read everything and changes nothing of other owners.

export const listingMissing = () => notFound(LISTING_NOT_FOUND);

export function isVisible(
  actor: Actor,
  listing: Pick<ListingRow, 'status' | 'owner_id'>,
  startup: Pick<ListedStartupRow, 'held'>,
): boolean {
  const isPublic = listing.status !== 'withdrawn' && !startup.held;
  return isPublic || listing.owner_id === actor.user_id || actor.is_admin;
}

/** The stored copy of a listing's startup; every listing has one. */
export function startupOf(manager: EntityManager, { startup_id }: ListingRow): Promise<ListedStartupRow> {
  return manager.findOneByOrFail(ListedStartupRow, { startup_id });
}

/** Locks a listing. Every writer of a listing or its offers calls this first. */
export async function lockListing(tx: EntityManager, listingId: string): Promise<ListingRow | null> {
  return tx.findOne(ListingRow, { where: { id: listingId }, lock: { mode: 'pessimistic_write' } });
}

/** Locks a listing that the caller may see. @throws DomainError not_found */
export async function visibleListing(
  tx: EntityManager,
  actor: Actor,
  listingId: string,
): Promise<ListingRow> {
  const listing = await lockListing(tx, listingId);
  if (!listing || !isVisible(actor, listing, await startupOf(tx, listing))) throw listingMissing();
  return listing;
}

/** Locks a listing of the caller for a change. @throws DomainError not_found, forbidden */
export async function ownListing(tx: EntityManager, actor: Actor, listingId: string): Promise<ListingRow> {
  const listing = await visibleListing(tx, actor, listingId);
  if (listing.owner_id !== actor.user_id) throw forbidden(NOT_YOUR_LISTING);
  return listing;
}

/** Checks that the caller may read a listing's offers. @throws DomainError not_found, forbidden */
export async function assertMayReadOffers(
  manager: EntityManager,
  actor: Actor,
  listingId: string,
): Promise<void> {
  const listing = await manager.findOneBy(ListingRow, { id: listingId });
  if (!listing || !isVisible(actor, listing, await startupOf(manager, listing))) throw listingMissing();
  if (listing.owner_id !== actor.user_id && !actor.is_admin) throw forbidden(NOT_YOUR_LISTING);
}

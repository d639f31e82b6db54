import {
  type Actor,
  conflict,
  forbidden,
  LISTING_HELD,
  NOT_FOR_SALE,
  NOT_YOUR_LISTING,
  notFound,
  OFFER_DECIDED,
  OFFER_EXPIRED,
  OFFER_NOT_FOUND,
  type OfferMaker,
  type OfferStatus,
  OWN_COUNTER_OFFER,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import type { ListingRow } from '../records/listing.entity.js';
import { isVisible, lockListing, startupOf } from '../records/listing-access.js';
import { OfferRow, type RejectionReason } from '../records/offer.entity.js';
import { offerStates } from '../records/offer-states.js';

// Access to offers (OFFER-6, OFFER-21). The side that did not make an offer decides on it.

const EXPIRED: RejectionReason = 'expired';

const offerMissing = () => notFound(OFFER_NOT_FOUND);

/** An offer, which cannot change until the transaction ends, and its locked listing. */
export interface LockedOffer {
  readonly listing: ListingRow;
  readonly offer: OfferRow;
}

/** Locks the listing of an offer; null if the offer does not exist. */
export async function lockOffer(tx: EntityManager, offerId: string): Promise<LockedOffer | null> {
  const unlocked = await tx.findOneBy(OfferRow, { id: offerId });
  const listing = unlocked && (await lockListing(tx, unlocked.listing_id));
  // Read again under the lock, because the offer may have been decided meanwhile.
  const offer = listing && (await tx.findOneBy(OfferRow, { id: offerId }));
  return offer && { listing, offer };
}

/** Locks an offer for the side that decides on it. @throws DomainError not_found, forbidden */
export async function lockForDecision(
  tx: EntityManager,
  actor: Actor,
  offerId: string,
): Promise<LockedOffer & { side: OfferMaker }> {
  const locked = await lockOffer(tx, offerId);
  if (!locked) throw offerMissing();
  const { listing, offer } = locked;
  const isOwner = listing.owner_id === actor.user_id;
  if (isOwner && offer.made_by === 'owner') throw forbidden(OWN_COUNTER_OFFER);
  if (isOwner) return { ...locked, side: 'owner' };
  const isBuyer = offer.buyer_id === actor.user_id;
  if (isBuyer && offer.made_by === 'owner') return { ...locked, side: 'buyer' };
  const isKnown = isBuyer || isVisible(actor, listing, await startupOf(tx, listing));
  throw isKnown ? forbidden(NOT_YOUR_LISTING) : offerMissing();
}

/** Locks an offer that the caller made as a buyer. @throws DomainError not_found */
export async function lockOwnOffer(tx: EntityManager, actor: Actor, offerId: string): Promise<LockedOffer> {
  const locked = await lockOffer(tx, offerId);
  if (locked?.offer.buyer_id !== actor.user_id || locked.offer.made_by === 'owner') throw offerMissing();
  return locked;
}

/** Checks that a side may move a locked offer to a status now. @throws DomainError conflict */
export function assertMovable({ listing, offer }: LockedOffer, status: OfferStatus, side: OfferMaker): void {
  const isOver = offer.expires_at.getTime() <= Date.now();
  if (isOver && offer.status === 'rejected' && offer.reason === EXPIRED) throw conflict(OFFER_EXPIRED);
  if (!offerStates.allowed(offer.status, status, side)) throw conflict(OFFER_DECIDED);
  if (listing.status !== 'active') throw conflict(NOT_FOR_SALE);
  // The sweep has not rejected it yet.
  if (isOver) throw conflict(OFFER_EXPIRED);
}

/** Checks that a listing's startup is not held. @throws DomainError conflict */
export async function assertNotHeld(tx: EntityManager, listing: ListingRow): Promise<void> {
  if ((await startupOf(tx, listing)).held) throw conflict(LISTING_HELD);
}

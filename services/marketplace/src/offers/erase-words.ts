import { Any, type EntityManager, In, IsNull, Not } from 'typeorm';

import { OfferRow, REASONS } from '../records/offer.entity.js';

/** Words of a user, not a reason that the product gives. */
const WORDS = Not(In(REASONS));

/** Erases what a buyer wrote: messages of offers and reasons for rejected counter-offers. */
export async function eraseBuyersWords(tx: EntityManager, buyer_id: string): Promise<void> {
  await tx.update(OfferRow, { buyer_id, made_by: 'buyer', message: Not(IsNull()) }, { message: null });
  await tx.update(OfferRow, { buyer_id, made_by: 'owner', reason: WORDS }, { reason: null });
}

/** Erases what the owner of listings wrote: messages of counter-offers and reasons for rejected offers. */
export async function eraseOwnersWords(tx: EntityManager, listingIds: readonly string[]): Promise<void> {
  const listing_id = Any([...listingIds]);
  await tx.update(OfferRow, { listing_id, made_by: 'owner', message: Not(IsNull()) }, { message: null });
  await tx.update(OfferRow, { listing_id, made_by: 'buyer', reason: WORDS }, { reason: null });
}

import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { listing, listingInput, myOffer, offer, offerDecision, offerInput } from './schemas.js';

export const listingsRpc = {
  /**
   * Lists the caller's startup for sale. Whose it is, startups says. Takes an Idempotency-Key.
   * Errors: not_found 'Startup not found'; conflict when listed already or sold.
   */
  create: defineRpc('marketplace.listings.create.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: listingInput }),
    reply: listing,
  }),

  /** A page of the active listings and the caller's own sold ones, newest first; `mine`: the caller's own alone. */
  list: defineRpc('marketplace.listings.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, mine: z.boolean().optional(), ...pageRequest }),
    reply: z.array(listing),
  }),

  /** One listing. Errors: not_found, also for a withdrawn one of somebody else (admin excepted). */
  get: defineRpc('marketplace.listings.get.v1', {
    access: 'signed-in',
    request: z.object({ actor, listing_id: pathId }),
    reply: listing,
  }),

  /** Withdraws (owner) and rejects the pending offers; again: fine. Errors: not_found, forbidden, conflict when sold. */
  withdraw: defineRpc('marketplace.listings.withdraw.v1', {
    access: 'signed-in',
    request: z.object({ actor, listing_id: pathId }),
    reply: z.null(),
  }),
};

export const offersRpc = {
  /** Makes an offer. Takes an Idempotency-Key. Errors: not_found, forbidden on one's own, conflict when sold. */
  create: defineRpc('marketplace.offers.create.v1', {
    formerly: ['marketplace.offers.make.v1'],
    access: 'signed-in',
    request: z.object({ actor, listing_id: pathId, body: offerInput }),
    reply: offer,
  }),

  /** A page of a listing's offers, newest first (owner, admin). Errors: not_found, forbidden. */
  list: defineRpc('marketplace.offers.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, listing_id: pathId, ...pageRequest }),
    reply: z.array(offer),
  }),

  /** A page of the caller's own offers with their listings, newest first. */
  listMine: defineRpc('marketplace.offers.listMine.v1', {
    formerly: ['marketplace.offers.mine.v1'],
    access: 'signed-in',
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(myOffer),
  }),

  /**
   * Accepts or rejects a pending offer (owner). Accepting sells the listing and rejects its other
   * pending offers in the same transaction. Errors: not_found, forbidden, conflict.
   */
  decide: defineRpc('marketplace.offers.decide.v1', {
    access: 'signed-in',
    request: z.object({ actor, offer_id: pathId, status: offerDecision }),
    reply: offer,
  }),
};

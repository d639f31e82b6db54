import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { optionalText } from '../wire/text.js';
import { VERIFIED_EMAIL } from '../gates.js';
import {
  listing,
  listingInput,
  myOffer,
  offer,
  OFFER_REASON_MAX,
  offerDecision,
  offerInput,
  priceRangeReply,
  startupListing,
} from './schemas.js';

export const listingsRpc = {
  /**
   * Lists the caller's startup for sale; the startups service confirms the owner. Accepts an
   * Idempotency-Key. Errors: not_found 'Startup not found'; conflict if already listed or sold.
   */
  create: defineRpc('marketplace.listings.create.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: listingInput }),
    reply: listing,
  }),

  /**
   * A page of the active listings and the caller's sold ones, newest first; with `mine` only the
   * caller's listings.
   */
  list: defineRpc('marketplace.listings.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, mine: z.boolean().optional(), ...pageRequest }),
    reply: z.array(listing),
  }),

  /** A listing. Errors: not_found, also for another user's withdrawn listing (except for the admin). */
  get: defineRpc('marketplace.listings.get.v1', {
    access: 'signed-in',
    request: z.object({ actor, listing_id: pathId }),
    reply: listing,
  }),

  /** A startup's listing that is active or sold; null if there is none that the caller may see. */
  getOfStartup: defineRpc('marketplace.listings.getOfStartup.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: startupListing,
  }),

  /**
   * Withdraws a listing and rejects its pending offers (owner). Idempotent. Errors: not_found,
   * forbidden, conflict if sold.
   */
  withdraw: defineRpc('marketplace.listings.withdraw.v1', {
    access: 'signed-in',
    request: z.object({ actor, listing_id: pathId }),
    reply: z.null(),
  }),
};

export const offersRpc = {
  /**
   * Makes an offer. Accepts an Idempotency-Key. Errors: not_found, forbidden on the caller's own
   * listing, conflict if sold.
   */
  create: defineRpc('marketplace.offers.create.v1', {
    formerly: ['marketplace.offers.make.v1'],
    access: [VERIFIED_EMAIL],
    request: z.object({ actor, listing_id: pathId, body: offerInput }),
    reply: offer,
  }),

  /** A page of a listing's offers, newest first (owner, admin). Errors: not_found, forbidden. */
  list: defineRpc('marketplace.offers.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, listing_id: pathId, ...pageRequest }),
    reply: z.array(offer),
  }),

  /** A page of the caller's offers with their listings, newest first. */
  listMine: defineRpc('marketplace.offers.listMine.v1', {
    formerly: ['marketplace.offers.mine.v1'],
    access: 'signed-in',
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(myOffer),
  }),

  /**
   * Accepts or rejects a pending offer (owner; of a counter-offer the buyer). Accepting sells the
   * listing, rejects its other pending offers and opens a deal in the same transaction. Errors:
   * not_found, forbidden, conflict.
   */
  decide: defineRpc('marketplace.offers.decide.v1', {
    access: 'signed-in',
    request: z.object({
      actor,
      offer_id: pathId,
      status: offerDecision,
      reason: optionalText(OFFER_REASON_MAX),
    }),
    reply: offer,
  }),

  /**
   * Answers a pending offer with another amount: rejects it and makes the linked new one (the side
   * that did not make it). Accepts an Idempotency-Key. Errors: not_found, forbidden, conflict.
   */
  counter: defineRpc('marketplace.offers.counter.v1', {
    access: [VERIFIED_EMAIL],
    request: z.object({ actor, offer_id: pathId, body: offerInput }),
    reply: offer,
  }),

  /** Withdraws the caller's pending offer. Errors: not_found, conflict if decided. */
  withdraw: defineRpc('marketplace.offers.withdraw.v1', {
    access: 'signed-in',
    request: z.object({ actor, offer_id: pathId }),
    reply: z.null(),
  }),

  /** The indicative price range of a startup, rounded (owner, admin). Errors: not_found. */
  getPriceRange: defineRpc('marketplace.offers.getPriceRange.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: priceRangeReply,
  }),
};

import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { optionalText } from '../wire/text.js';
import { listingsHttp, offersHttp } from './endpoints.js';
import { offer, OFFER_REASON_MAX, offerDecision } from './schemas.js';

export const listingsRpc = {
  /** The startups service confirms the owner. */
  create: rpcBehind('marketplace', listingsHttp.create),

  /** With `mine` only the caller's listings. */
  list: rpcBehind('marketplace', listingsHttp.list, { mine: z.boolean().optional(), ...pageRequest }),

  /** The admin, too, sees a withdrawn listing. */
  get: rpcBehind('marketplace', listingsHttp.get, { listing_id: pathId }),
  getOfStartup: rpcBehind('marketplace', listingsHttp.getOfStartup, { startup_id: pathId }),

  /** Only the owner. */
  withdraw: rpcBehind('marketplace', listingsHttp.withdraw, { listing_id: pathId }),

  /** Reads a startup again that its owner has just changed or deleted, so that the next request shows it. */
  refresh: defineRpc('marketplace.listings.refresh.v1', {
    access: 'internal',
    request: z.object({ startup_id: id }),
    reply: z.null(),
  }),
};

export const offersRpc = {
  create: rpcBehind('marketplace', offersHttp.create, { listing_id: pathId }),
  list: rpcBehind('marketplace', offersHttp.list, { listing_id: pathId, ...pageRequest }),
  listMine: rpcBehind('marketplace', offersHttp.listMine, pageRequest),

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

  /** Rejects the offer and makes the linked new one. For the side that did not make the offer. */
  counter: rpcBehind('marketplace', offersHttp.counter, { offer_id: pathId }),
  withdraw: rpcBehind('marketplace', offersHttp.withdraw, { offer_id: pathId }),
  getPriceRange: rpcBehind('marketplace', offersHttp.getPriceRange, { startup_id: pathId }),
};

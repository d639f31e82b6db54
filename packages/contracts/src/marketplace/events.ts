import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { offerDecision, offerMaker } from './schemas.js';

const offerFields = {
  offer_id: id,
  listing_id: id,
  startup_id: id,
  owner_id: id,
  buyer_id: id,
  offer_amount: z.number(),
};

/** marketplace: a buyer made an offer. notifications informs the owner. */
export const offerReceived = defineEvent(
  'offer.received.v1',
  z.object({ ...offerFields, idea_title: z.string() }),
);

/**
 * marketplace: an offer was accepted or rejected, by the side that did not make it or because its
 * listing closed. notifications informs the side that made a decided offer, and of a closed listing
 * both sides except the one whose act closed it. `idea_title` is null if the startup was deleted,
 * because nothing of it may be kept.
 */
export const offerDecided = defineEvent(
  'offer.decided.v1',
  z.object({
    ...offerFields,
    status: offerDecision,
    idea_title: z.string().nullable(),
    made_by: offerMaker,
    deal_id: id.optional(),
    /** decision: by the other side. sold: another offer was accepted. withdrawn: the listing. deleted: the startup. */
    reason: z.enum(['decision', 'sold', 'withdrawn', 'deleted']),
    /** The user whose act closed the listing; only if that is the reason. */
    closed_by: id.optional(),
  }),
);

/** A fact about one offer; `idea_title` is null if the startup was deleted. */
const offerFact = z.object({ ...offerFields, made_by: offerMaker, idea_title: z.string().nullable() });

/**
 * marketplace: an offer was answered with another amount; the data is the new offer's. notifications informs the
 * side that did not make it.
 */
export const offerCountered = defineEvent('offer.countered.v1', offerFact);

/** marketplace: a buyer withdrew a pending offer. notifications informs the owner. */
export const offerWithdrawn = defineEvent('offer.withdrawn.v1', offerFact);

/** marketplace: nobody decided a pending offer in time. notifications informs the buyer and the owner. */
export const offerExpired = defineEvent('offer.expired.v1', offerFact);

const saleFields = {
  listing_id: id,
  startup_id: id,
  owner_id: id,
  /** The deal of the sale. Deals' ids are ordered by time, so they also order these events. */
  deal_id: id,
};

/** marketplace: a listing was sold. startups marks the startup as sold. */
export const listingSold = defineEvent('listing.sold.v1', z.object(saleFields));

/**
 * marketplace: a sale fell through and the listing is active again. The startups service removes its sold mark;
 * notifications informs the buyers whose offers the sale had rejected.
 */
export const listingReopened = defineEvent(
  'listing.reopened.v1',
  z.object({ ...saleFields, idea_title: z.string(), bidder_ids: z.array(id) }),
);

import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { offerDecision } from './schemas.js';

const ofOffer = {
  offer_id: id,
  listing_id: id,
  startup_id: id,
  owner_id: id,
  buyer_id: id,
  offer_amount: z.number(),
};

/** marketplace: a buyer made an offer. notifications tells the owner. */
export const offerReceived = defineEvent(
  'offer.received.v1',
  z.object({ ...ofOffer, idea_title: z.string() }),
);

/**
 * marketplace: an offer was accepted or rejected, by the owner or because its listing closed.
 * notifications tells the buyer. `idea_title` is null when the startup was deleted: nothing of it
 * is to be kept.
 */
export const offerDecided = defineEvent(
  'offer.decided.v1',
  z.object({
    ...ofOffer,
    status: offerDecision,
    idea_title: z.string().nullable(),
    /** Why: the owner's decision, another offer accepted, the listing withdrawn, the startup deleted. */
    reason: z.enum(['decision', 'sold', 'withdrawn', 'deleted']),
  }),
);

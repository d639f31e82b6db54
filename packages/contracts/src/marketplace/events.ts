import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { offerDecision } from './schemas.js';

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
 * marketplace: an offer was accepted or rejected, by the owner or because its listing closed.
 * notifications informs the buyer. `idea_title` is null if the startup was deleted, because nothing
 * of it may be kept.
 */
export const offerDecided = defineEvent(
  'offer.decided.v1',
  z.object({
    ...offerFields,
    status: offerDecision,
    idea_title: z.string().nullable(),
    /** decision: by the owner. sold: another offer was accepted. withdrawn: the listing. deleted: the startup. */
    reason: z.enum(['decision', 'sold', 'withdrawn', 'deleted']),
  }),
);

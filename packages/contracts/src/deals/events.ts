import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id, timestamp } from '../wire/ids.js';
import { dealRole, dealStep, stepOwner } from './schemas.js';

const dealFields = {
  deal_id: id,
  listing_id: id,
  startup_id: id,
  seller_id: id,
  buyer_id: id,
  /** null if the startup was deleted, because nothing of it may be kept. */
  idea_title: z.string().nullable(),
};

/**
 * marketplace: an accepted offer opened a deal. notifications informs the side that accepted; the
 * other side learns it from offer.decided.
 */
export const dealOpened = defineEvent(
  'deal.opened.v1',
  z.object({ ...dealFields, amount: z.number(), accepted_by: dealRole }),
);

/** marketplace: one side confirmed a step of a deal. notifications informs the other side. */
export const dealStepConfirmed = defineEvent(
  'deal.advanced.v1',
  z.object({
    ...dealFields,
    step: dealStep,
    by: dealRole,
    done: z.boolean(),
    owed_by: stepOwner,
    /** The steps before it that are not done. */
    open_before: z.array(dealStep),
  }),
);

/**
 * marketplace: one side signed the letter of intent. notifications informs the other side. The event
 * does not carry the typed name.
 */
export const dealSigned = defineEvent(
  'deal.signed.v1',
  z.object({
    ...dealFields,
    by: dealRole,
    /** Whether both sides have signed now. */
    by_both: z.boolean(),
  }),
);

/** marketplace: an open deal waits for an act of either side (DEAL-6). notifications reminds both. */
export const dealReminded = defineEvent(
  'deal.reminded.v1',
  z.object({ ...dealFields, falls_through_at: timestamp }),
);

/** marketplace: both sides confirmed every step of a deal. notifications informs both. */
export const dealCompleted = defineEvent('deal.completed.v1', z.object(dealFields));

/**
 * marketplace: a deal fell through. notifications informs the side that did not end it, or both.
 * The event does not carry the words of the reason.
 */
export const dealFellThrough = defineEvent(
  'deal.fell_through.v1',
  z.object({
    ...dealFields,
    /** silence: nobody acted. account: the buyer's account was deleted. startup: the startup was deleted. */
    by: z.enum(['buyer', 'seller', 'silence', 'account', 'startup']),
    /** Whether the listing takes offers again. */
    reopened: z.boolean(),
  }),
);

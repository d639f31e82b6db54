import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id, timestamp } from '../wire/ids.js';
import { plan } from './plans.js';

/**
 * billing: a payment for a new subscription or a renewal succeeded; once per Stripe invoice.
 * notifications confirms it to the payer.
 */
export const paymentConfirmed = defineEvent(
  'payment.confirmed.v1',
  z.object({
    payment_id: id,
    user_id: id,
    amount_cents: z.number().int().min(0),
    kind: z.enum(['subscription', 'renewal']),
    /** Whether a change of the plan was paid. Its kind is renewal. */
    is_change: z.boolean().optional(),
    plan,
  }),
);

/**
 * billing: the payment of a subscription failed; once until it is paid. Without a payment the plan stops at
 * `access_until`. notifications tells the owner.
 */
export const paymentFailed = defineEvent(
  'payment.failed.v1',
  z.object({ user_id: id, plan, access_until: timestamp }),
);

/**
 * billing: a subscription was cancelled for the end of the paid period, or that was taken back, here or in
 * Stripe's portal. notifications confirms it to the owner.
 */
export const subscriptionEndChanged = defineEvent(
  'subscription.end-changed.v1',
  z.object({ user_id: id, plan, cancelled: z.boolean(), period_end: timestamp.nullable() }),
);

/**
 * billing: a user's Investor Access or Founder Pro started or ended. `revision` counts the changes
 * per user, so that auth can ignore late events.
 */
export const investorAccessChanged = defineEvent(
  'investor-access.changed.v1',
  z.object({
    user_id: id,
    is_premium: z.boolean(),
    is_pro: z.boolean(),
    revision: z.number().int().min(1),
  }),
);

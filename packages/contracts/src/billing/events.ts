import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { plan } from './schemas.js';

/**
 * billing: money was taken, for a new subscription or a renewal; once per Stripe invoice.
 * notifications confirms it to the payer.
 */
export const paymentConfirmed = defineEvent(
  'payment.confirmed.v1',
  z.object({
    payment_id: id,
    user_id: id,
    /** Cents of a US dollar. */
    amount_cents: z.number().int().min(0),
    kind: z.enum(['subscription', 'renewal']),
    plan,
  }),
);

/**
 * billing: whether a user holds Investor Access now. `revision` counts up per user, so that
 * auth can tell a late event from a new one.
 */
export const investorAccessChanged = defineEvent(
  'investor-access.changed.v1',
  z.object({ user_id: id, is_premium: z.boolean(), revision: z.number().int().min(1) }),
);

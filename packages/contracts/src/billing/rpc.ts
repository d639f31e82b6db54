import { z } from 'zod';

import { ADMINS_ONLY } from '../admin/endpoints.js';
import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { INVESTORS_SUBSCRIBE } from './endpoints.js';
import { billingSettings, checkout, checkoutInput, paymentStatus } from './schemas.js';

/**
 * Begins a checkout at Stripe and ends the payer's former open one. Takes an Idempotency-Key.
 * Errors: conflict when premium already; invalid (422) for an origin that is not ours.
 */
export const checkoutCreate = defineRpc('billing.checkout.create.v1', {
  access: INVESTORS_SUBSCRIBE,
  request: z.object({ actor, body: checkoutInput }),
  reply: checkout,
});

/**
 * How a payment stands, asked of Stripe where it is not final. Says paid only after auth has
 * taken in that the payer holds Investor Access. Errors: not_found for everybody but payer and admin.
 */
export const paymentsStatus = defineRpc('billing.payments.status.v1', {
  access: 'signed-in',
  request: z.object({ actor, session_id: z.string().max(300) }),
  reply: paymentStatus,
});

/** A webhook as it came: the raw body as text and Stripe's signature header. Errors: invalid_signature (400). */
export const webhooksReceive = defineRpc('billing.webhooks.receive.v1', {
  access: 'public',
  request: z.object({ payload: z.string().max(300_000), signature: z.string().max(2000) }),
  reply: z.object({ received: z.literal(true) }),
});

/** What the browser may know of billing's configuration. */
export const billingSettingsGet = defineRpc('billing.settings.get.v1', {
  access: 'internal',
  request: z.object({}),
  reply: billingSettings,
});

/** All money taken so far, in US dollars (admin). */
export const revenueTotal = defineRpc('billing.revenue.total.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor }),
  reply: z.object({ total_revenue: z.number() }),
});

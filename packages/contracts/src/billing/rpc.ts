import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { checkout, checkoutInput, paymentStatus } from './schemas.js';
import { INVESTORS_SUBSCRIBE } from './sentences.js';

export const checkoutsRpc = {
  /**
   * Starts a checkout at Stripe and ends the payer's previous open one. Accepts an Idempotency-Key.
   * Errors: conflict if Investor Access is active; invalid (422) if the origin is not configured.
   */
  create: defineRpc('billing.checkouts.create.v1', {
    formerly: ['billing.checkout.create.v1'],
    access: INVESTORS_SUBSCRIBE,
    request: z.object({ actor, body: checkoutInput }),
    reply: checkout,
  }),
};

export const paymentsRpc = {
  /**
   * The status of a payment, read from Stripe unless it is final. It is paid only after auth has
   * activated the payer's Investor Access. Errors: not_found for users other than payer and admin.
   */
  getStatus: defineRpc('billing.payments.getStatus.v1', {
    formerly: ['billing.payments.status.v1'],
    access: 'signed-in',
    request: z.object({ actor, session_id: z.string().max(300) }),
    reply: paymentStatus,
  }),
};

export const webhooksRpc = {
  /** A webhook with its raw body as text and Stripe's signature header. Errors: invalid_signature (400). */
  receive: defineRpc('billing.webhooks.receive.v1', {
    access: 'public',
    request: z.object({ payload: z.string().max(300_000), signature: z.string().max(2000) }),
    reply: z.object({ received: z.literal(true) }),
  }),
};

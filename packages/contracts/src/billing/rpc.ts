import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { checkout, checkoutInput, paymentStatus } from './schemas.js';
import { INVESTORS_SUBSCRIBE } from './sentences.js';

export const checkoutsRpc = {
  /**
   * Begins a checkout at Stripe and ends the payer's former open one. Takes an Idempotency-Key.
   * Errors: conflict when premium already; invalid (422) for an origin that is not ours.
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
   * How a payment stands, asked of Stripe where it is not final. Says paid only after auth has
   * taken in that the payer holds Investor Access. Errors: not_found for everybody but payer and admin.
   */
  getStatus: defineRpc('billing.payments.getStatus.v1', {
    formerly: ['billing.payments.status.v1'],
    access: 'signed-in',
    request: z.object({ actor, session_id: z.string().max(300) }),
    reply: paymentStatus,
  }),
};

export const webhooksRpc = {
  /** A webhook as it came: the raw body as text and Stripe's signature header. Errors: invalid_signature (400). */
  receive: defineRpc('billing.webhooks.receive.v1', {
    access: 'public',
    request: z.object({ payload: z.string().max(300_000), signature: z.string().max(2000) }),
    reply: z.object({ received: z.literal(true) }),
  }),
};

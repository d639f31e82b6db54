import { z } from 'zod';

import type { Gate } from '../messaging/access.js';
import { endpoint } from '../messaging/endpoint.js';
import { checkout, checkoutInput, paymentStatus } from './schemas.js';

/** Only investors subscribe (PAY-1). */
export const INVESTORS_SUBSCRIBE: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investor accounts can subscribe to Investor Access' },
];
export const ALREADY_PREMIUM = 'Investor Access is already active';
export const SESSION_NOT_FOUND = 'Payment session not found';
export const BAD_SIGNATURE = 'The signature does not fit';

export const createCheckout = endpoint('createCheckout', 'POST /payment/create-checkout', {
  tag: 'Payments',
  summary: 'Begin the payment of Investor Access; the browser goes to checkout_url',
  description:
    'A new checkout ends the former open one. The browser returns to {origin_url}/payment/success?session_id=… or {origin_url}/payment/cancel.',
  access: INVESTORS_SUBSCRIBE,
  body: checkoutInput,
  reply: checkout,
  status: 200,
  idempotent: true,
  errors: { 409: [ALREADY_PREMIUM] },
  examples: {
    body: { origin_url: 'http://localhost:8080', plan: 'monthly' },
    reply: { checkout_url: 'https://checkout.stripe.com/c/pay/cs_test_a1', session_id: 'cs_test_a1' },
  },
});

export const getPaymentStatus = endpoint('getPaymentStatus', 'GET /payment/status/{sessionId}', {
  tag: 'Payments',
  summary: 'How a payment stands; once it says paid, Investor Access is active',
  description: 'For the payer and the admin.',
  access: 'signed-in',
  reply: paymentStatus,
  status: 200,
  errors: { 404: [SESSION_NOT_FOUND] },
  examples: { reply: { payment_status: 'paid', status: 'complete' } },
});

export const receiveWebhook = endpoint('receiveWebhook', 'POST /payment/webhook', {
  tag: 'Payments',
  summary: "Stripe's signed webhook",
  description: 'The signature is checked over the raw body. The event is stored before the answer.',
  access: 'public',
  raw: true,
  reply: z.object({ received: z.literal(true) }),
  status: 200,
  errors: { 400: [BAD_SIGNATURE] },
  examples: { reply: { received: true } },
});

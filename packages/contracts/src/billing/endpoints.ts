import { z } from 'zod';

import { endpoint } from '../messaging/endpoint.js';
import { checkout, checkoutInput, paymentStatus } from './schemas.js';
import { ALREADY_PREMIUM, BAD_SIGNATURE, INVESTORS_SUBSCRIBE, SESSION_NOT_FOUND } from './sentences.js';

export const checkoutsHttp = {
  create: endpoint('checkouts.create', 'POST /payment/create-checkout', {
    tag: 'Payments',
    summary: 'Start the payment for Investor Access; the browser opens checkout_url',
    description:
      'A new checkout ends the previous open one. The browser returns to {origin_url}/payment/success?session_id=… or {origin_url}/payment/cancel.',
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
  }),
};

export const paymentsHttp = {
  getStatus: endpoint('payments.getStatus', 'GET /payment/status/{sessionId}', {
    tag: 'Payments',
    summary: 'Get the status of a payment; when it is paid, Investor Access is active',
    description: 'Only the payer and the admin may call it.',
    access: 'signed-in',
    reply: paymentStatus,
    status: 200,
    errors: { 404: [SESSION_NOT_FOUND] },
    examples: { reply: { payment_status: 'paid', status: 'complete' } },
  }),
};

export const webhooksHttp = {
  receive: endpoint('webhooks.receive', 'POST /payment/webhook', {
    tag: 'Payments',
    summary: "Receive Stripe's signed webhook",
    description: 'The signature covers the raw body. The event is stored before the reply.',
    access: 'public',
    raw: true,
    reply: z.object({ received: z.literal(true) }),
    status: 200,
    errors: { 400: [BAD_SIGNATURE] },
    examples: { reply: { received: true } },
  }),
};

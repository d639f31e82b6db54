import { z } from 'zod';

import { FOUNDERS_SUBSCRIBE, INVESTORS_SUBSCRIBE } from '../access-rules.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  ALREADY_PREMIUM,
  ALREADY_PRO,
  BAD_SIGNATURE,
  CARD_DECLINED,
  NO_SUBSCRIPTION,
  NOTHING_PAID_YET,
  PAYMENT_IS_OPEN,
  PAYMENT_UNCONFIRMED,
  SESSION_NOT_FOUND,
} from '../sentences.js';
import { accessRulesOfCheckout } from './plans.js';
import {
  checkout,
  checkoutInput,
  invoice,
  paymentStatus,
  planChange,
  portal,
  portalInput,
  subscriptionOverview,
} from './schemas.js';

export const checkoutsHttp = {
  create: endpoint('checkouts.create', 'POST /payment/create-checkout', {
    tag: 'Payments',
    summary: 'Start the payment for Investor Access or Founder Pro; the browser opens checkout_url',
    description:
      'A new checkout ends the previous open one. The browser returns to {origin_url}/payment/success?session_id=… or {origin_url}/payment/cancel. The plans monthly and annual are for investors, pro is for founders.',
    access: 'signed-in',
    accessRulesOf: accessRulesOfCheckout,
    body: checkoutInput,
    reply: checkout,
    limit: 'checkouts',
    idempotent: true,
    errors: {
      403: [...INVESTORS_SUBSCRIBE, ...FOUNDERS_SUBSCRIBE].map(({ detail }) => detail),
      409: [ALREADY_PREMIUM, ALREADY_PRO, PAYMENT_UNCONFIRMED],
    },
    examples: {
      body: { origin_url: 'http://localhost:8080', plan: 'monthly' },
      reply: { checkout_url: 'https://checkout.stripe.com/c/pay/cs_test_a1', session_id: 'cs_test_a1' },
    },
  }),
};

const exampleOverview = (cancelled: boolean, taken: 'monthly' | 'annual' = 'monthly') => ({
  subscription: {
    plan: taken,
    name: 'Investor Access',
    price: taken === 'monthly' ? 149 : 299,
    interval: taken === 'monthly' ? 'month' : 'year',
    status: 'active',
    current_period_end: '2026-12-20T09:30:00.000Z',
    cancel_at_period_end: cancelled,
    payment_problem: null,
  },
  plans: [
    { plan: 'monthly', name: 'Investor Access', price: 149, interval: 'month' },
    { plan: 'annual', name: 'Investor Access', price: 299, interval: 'year' },
  ],
});

export const subscriptionsHttp = {
  get: endpoint('subscriptions.get', 'GET /payment/subscription', {
    tag: 'Payments',
    summary: "Get the caller's subscription, and the plans that the caller may take",
    description: '`subscription` is null while there is none, and after it has ended.',
    access: 'signed-in',
    reply: subscriptionOverview,
    limit: 'payments',
    examples: { reply: exampleOverview(false) },
  }),
  cancel: endpoint('subscriptions.cancel', 'POST /payment/subscription/cancel', {
    tag: 'Payments',
    summary: "End the caller's subscription with the paid period",
    description: 'What is paid stays usable until current_period_end. Repeating it changes nothing.',
    access: 'signed-in',
    reply: subscriptionOverview,
    limit: 'payments',
    errors: { 404: [NO_SUBSCRIPTION] },
    examples: { reply: exampleOverview(true) },
  }),
  resume: endpoint('subscriptions.resume', 'POST /payment/subscription/resume', {
    tag: 'Payments',
    summary: 'Take the cancellation back before the paid period ends',
    access: 'signed-in',
    reply: subscriptionOverview,
    limit: 'payments',
    errors: { 404: [NO_SUBSCRIPTION] },
    examples: { reply: exampleOverview(false) },
  }),
  change: endpoint('subscriptions.change', 'POST /payment/subscription/change', {
    tag: 'Payments',
    summary: 'Change between monthly and annual payment of Investor Access',
    description:
      'A new period starts at once. Stripe credits the unused part of the old one and charges the rest. A cancellation is taken back.',
    access: INVESTORS_SUBSCRIBE,
    body: planChange,
    reply: subscriptionOverview,
    limit: 'payments',
    errors: { 404: [NO_SUBSCRIPTION], 409: [PAYMENT_IS_OPEN, CARD_DECLINED] },
    examples: { body: { plan: 'annual' }, reply: exampleOverview(false, 'annual') },
  }),
};

export const invoicesHttp = {
  list: endpoint('invoices.list', 'GET /payment/invoices', {
    tag: 'Payments',
    summary: "List the caller's invoices, newest first",
    description: 'At most the newest 100.',
    access: 'signed-in',
    reply: z.array(invoice),
    limit: 'payments',
    examples: {
      reply: [
        {
          id: 'in_1',
          number: 'PR-0001',
          created_at: '2026-11-20T09:30:00.000Z',
          amount: 149,
          status: 'paid',
          url: 'https://invoice.stripe.com/i/in_1',
          pdf_url: 'https://pay.stripe.com/invoice/in_1/pdf',
        },
      ],
    },
  }),
};

export const portalHttp = {
  open: endpoint('portal.open', 'POST /payment/portal', {
    tag: 'Payments',
    summary: "Open Stripe's billing portal, to change the card or to pay an open invoice",
    description: 'The browser returns to {origin_url}/account/subscription.',
    access: 'signed-in',
    body: portalInput,
    reply: portal,
    limit: 'payments',
    errors: { 404: [NOTHING_PAID_YET] },
    examples: {
      body: { origin_url: 'http://localhost:8080' },
      reply: { portal_url: 'https://billing.stripe.com/p/session/bps_1' },
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
    limit: 'payments',
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
    errors: { 400: [BAD_SIGNATURE] },
    examples: { reply: { received: true } },
  }),
};

import { z } from 'zod';

import { timestamp } from '../wire/ids.js';
import { requiredText } from '../wire/text.js';
import { plan } from './plans.js';

const originUrl = requiredText(2000).describe(
  'The origin to which the browser returns; one of the configured public origins',
);

export const checkoutInput = z
  .object({
    origin_url: originUrl,
    plan: plan.nullish().transform((value) => value ?? 'monthly'),
  })
  .meta({ id: 'CheckoutInput' });
export type CheckoutInput = z.output<typeof checkoutInput>;

/** The 422 for an origin_url that is not a configured public origin. */
export const ORIGIN_PROBLEM = {
  loc: ['body', 'origin_url'],
  msg: 'Must be one of the public addresses of this site',
  type: 'origin_not_allowed',
};

/** Reply to POST /payment/create-checkout: the payment page and the session for GET /payment/status. */
export const checkout = z
  .object({ checkout_url: z.string(), session_id: z.string() })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkout>;

/** GET /payment/status/{sessionId}, with Stripe's status values. */
export const paymentStatus = z
  .object({
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    status: z.enum(['open', 'complete', 'expired']),
  })
  .meta({ id: 'PaymentStatus' });
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const subscription = z
  .object({
    plan,
    name: z.string().describe('Investor Access or Founder Pro'),
    price: z.number().nullable().describe('US dollars per interval'),
    interval: z.enum(['month', 'year']),
    status: z.enum(['active', 'trialing', 'past_due', 'unpaid', 'paused']),
    current_period_end: timestamp
      .nullable()
      .describe('The date of the next payment, or of the end if cancel_at_period_end is true'),
    cancel_at_period_end: z.boolean(),
    payment_problem: z
      .object({
        detail: z.string(),
        pay_url: z.string().nullable().describe('A page of Stripe to pay the open invoice, if there is one'),
        access_until: timestamp
          .optional()
          .describe('When the plan stops without a payment; absent once it has stopped'),
      })
      .nullable()
      .describe('Present while a payment has failed. POST /payment/portal leads to the page that fixes it.'),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

/** GET /payment/subscription: the caller's subscription, and the plans that the caller may take. */
export const subscriptionOverview = z
  .object({
    subscription: subscription.nullable(),
    plans: z.array(
      z
        .object({ plan, name: z.string(), price: z.number(), interval: z.enum(['month', 'year']) })
        .meta({ id: 'PlanOffer' }),
    ),
  })
  .meta({ id: 'SubscriptionOverview' });
export type SubscriptionOverview = z.infer<typeof subscriptionOverview>;

export const planChange = z.object({ plan: z.enum(['monthly', 'annual']) }).meta({ id: 'PlanChange' });
export type PlanChange = z.infer<typeof planChange>;

export const invoice = z
  .object({
    id: z.string().describe("Stripe's id"),
    number: z.string().nullable(),
    created_at: timestamp,
    amount: z.number().describe('US dollars'),
    status: z.enum(['open', 'paid', 'void', 'uncollectible']),
    url: z.string().nullable().describe('The page of the invoice at Stripe'),
    pdf_url: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoice>;

export const portalInput = z.object({ origin_url: originUrl }).meta({ id: 'PortalInput' });
export type PortalInput = z.output<typeof portalInput>;
/** Reply to POST /payment/portal: the page of Stripe where the payer changes the card or pays an open invoice. */
export const portal = z.object({ portal_url: z.string() }).meta({ id: 'Portal' });
export type Portal = z.infer<typeof portal>;

export const billingSettings = z.object({
  payments_test_mode: z.boolean(),
  /** US dollars per month and per year. */
  prices: z.object({ monthly: z.number(), annual: z.number() }),
});

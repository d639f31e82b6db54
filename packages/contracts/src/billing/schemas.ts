import { z } from 'zod';

import { requiredText } from '../wire/text.js';

/** The two published prices of Investor Access (PAY-5). */
export const plan = z.enum(['monthly', 'annual']).meta({ id: 'Plan' });
export type Plan = z.infer<typeof plan>;

/** POST /payment/create-checkout. */
export const checkoutInput = z
  .object({
    origin_url: requiredText(2000).describe(
      'The origin to which the browser returns; one of the configured public origins',
    ),
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

/** Billing's settings that the browser may read. */
export const billingSettings = z.object({
  payments_test_mode: z.boolean(),
  /** US dollars per month and per year. */
  prices: z.object({ monthly: z.number(), annual: z.number() }),
});

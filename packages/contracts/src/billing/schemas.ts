import { z } from 'zod';

import { requiredText } from '../wire/text.js';

/** The two published prices of Investor Access (PAY-5). */
export const plan = z.enum(['monthly', 'annual']).meta({ id: 'Plan' });
export type Plan = z.infer<typeof plan>;

/** POST /payment/create-checkout. */
export const checkoutInput = z
  .object({
    origin_url: requiredText(2000).describe(
      'Where the browser returns to; one of the configured public origins',
    ),
    plan: plan.nullish().transform((value) => value ?? 'monthly'),
  })
  .meta({ id: 'CheckoutInput' });
export type CheckoutInput = z.output<typeof checkoutInput>;

/** What billing says where origin_url is none of the configured public origins: 422. */
export const ORIGIN_PROBLEM = {
  loc: ['body', 'origin_url'],
  msg: 'Must be one of the public addresses of this site',
  type: 'origin_not_allowed',
};

/** POST /payment/create-checkout: where to pay, and the session to ask about afterwards. */
export const checkout = z
  .object({ checkout_url: z.string(), session_id: z.string() })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkout>;

/** GET /payment/status/{sessionId}, in Stripe's own words. */
export const paymentStatus = z
  .object({
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    status: z.enum(['open', 'complete', 'expired']),
  })
  .meta({ id: 'PaymentStatus' });
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** What the browser may know of billing's configuration. */
export const billingSettings = z.object({
  payments_test_mode: z.boolean(),
  /** US dollars: per month, and per year. */
  prices: z.object({ monthly: z.number(), annual: z.number() }),
});

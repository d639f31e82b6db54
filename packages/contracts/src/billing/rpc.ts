import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { INVESTORS_SUBSCRIBE } from '../gates.js';
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

export const checkoutsRpc = {
  /**
   * Starts a checkout at Stripe and ends the payer's previous open one. Accepts an Idempotency-Key.
   * Errors: forbidden if the plan is for the other kind of account; conflict if its product is
   * active; invalid (422) if the origin is not configured.
   */
  create: defineRpc('billing.checkouts.create.v1', {
    formerly: ['billing.checkout.create.v1'],
    access: 'signed-in',
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

export const subscriptionsRpc = {
  /** The caller's subscription, and the plans that the caller may take. */
  get: defineRpc('billing.subscriptions.get.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: subscriptionOverview,
  }),

  /** Ends the caller's subscription with the paid period. Errors: not_found without one. */
  cancel: defineRpc('billing.subscriptions.cancel.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: subscriptionOverview,
  }),

  /** Takes the cancellation back. Errors: not_found without a subscription. */
  resume: defineRpc('billing.subscriptions.resume.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: subscriptionOverview,
  }),

  /**
   * Changes between monthly and annual payment; Stripe credits the rest of the paid period. Also
   * takes a cancellation back. Errors: not_found without a subscription; conflict if a payment is
   * open or the card is declined.
   */
  change: defineRpc('billing.subscriptions.change.v1', {
    access: INVESTORS_SUBSCRIBE,
    request: z.object({ actor, body: planChange }),
    reply: subscriptionOverview,
  }),
};

export const invoicesRpc = {
  /** The caller's newest invoices. */
  list: defineRpc('billing.invoices.list.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: z.array(invoice),
  }),
};

export const portalRpc = {
  /** Opens Stripe's billing portal for the caller. Errors: not_found before the first payment; invalid (422) for an unknown origin. */
  open: defineRpc('billing.portal.open.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: portalInput }),
    reply: portal,
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

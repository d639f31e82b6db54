import { z } from 'zod';

import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { checkoutsHttp, invoicesHttp, paymentsHttp, portalHttp, subscriptionsHttp } from './endpoints.js';

export const checkoutsRpc = {
  /** Ends the payer's previous open checkout. Errors: also invalid, if the origin is not configured. */
  create: rpcBehind('billing', checkoutsHttp.create),
};

export const paymentsRpc = {
  /** Read from Stripe unless it is final. Paid only after auth has activated the payer's Investor Access. */
  getStatus: rpcBehind('billing', paymentsHttp.getStatus, { session_id: z.string().max(300) }),
};

export const subscriptionsRpc = {
  get: rpcBehind('billing', subscriptionsHttp.get),
  cancel: rpcBehind('billing', subscriptionsHttp.cancel),
  resume: rpcBehind('billing', subscriptionsHttp.resume),

  /** Stripe credits the rest of the paid period. Also takes a cancellation back. */
  change: rpcBehind('billing', subscriptionsHttp.change),
};

export const invoicesRpc = {
  list: rpcBehind('billing', invoicesHttp.list),
};

export const portalRpc = {
  open: rpcBehind('billing', portalHttp.open),
};

export const webhooksRpc = {
  /** A webhook with its raw body as text and Stripe's signature header. Errors: invalid_signature (400). */
  receive: defineRpc('billing.webhooks.receive.v1', {
    access: 'public',
    request: z.object({ payload: z.string().max(300_000), signature: z.string().max(2000) }),
    reply: z.object({ received: z.literal(true) }),
  }),
};

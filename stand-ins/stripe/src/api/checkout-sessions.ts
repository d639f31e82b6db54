import { z } from 'zod';

import { createSession, expireSession } from '../resources/sessions.js';
import type { Session } from '../resources/shapes.js';
import { badRequest, noSuch } from './errors.js';
import { pageOf } from './lists.js';
import { flag, integer, listParams, mergeMetadata, metadata, readParams, text, webUrl } from './params.js';
import { priceData } from './prices.js';
import type { Call, Route } from './routes.js';

const create = z.strictObject({
  mode: z.enum(['subscription', 'payment', 'setup']),
  line_items: z
    .array(
      z.strictObject({
        price: text().optional(),
        price_data: priceData.omit({ lookup_key: true, nickname: true, metadata: true }).optional(),
        quantity: integer.pipe(z.number().min(1).max(999_999)).optional(),
      }),
    )
    .min(1)
    .max(20),
  success_url: webUrl,
  cancel_url: webUrl.optional(),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_email: z.email().max(800).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: text(500).optional() })
    .optional(),
  expires_at: integer.optional(),
  allow_promotion_codes: flag.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  locale: text(20).optional(),
  payment_method_types: z.array(z.literal('card')).min(1).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  ui_mode: z.literal('hosted_page').optional(),
});

const list = z.strictObject({
  ...listParams,
  customer: text().optional(),
  subscription: text().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  customer_details: z.strictObject({ email: text() }).optional(),
});

function find({ work, id }: Call): Session {
  const session = work.tx.get('sessions', id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return session;
}

function begin({ work, form }: Call): Session {
  const { mode, ui_mode: _, ...data } = readParams(create, form);
  if (mode !== 'subscription') {
    throw badRequest('This stand-in for Stripe knows mode=subscription only.', 'mode');
  }
  return createSession(work, data);
}

function update(call: Call): Session {
  const change = readParams(
    z.strictObject({ metadata: z.union([z.literal(''), metadata]).optional() }),
    call.form,
  );
  const session = find(call);
  const after = { ...session, metadata: mergeMetadata(session.metadata ?? {}, change.metadata) };
  call.work.tx.put('sessions', after);
  return after;
}

export const checkoutSessionRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/checkout/sessions', handle: begin },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    handle: ({ work, form }) => {
      const { customer, subscription, status, customer_details: details, ...page } = readParams(list, form);
      const rows = work.tx
        .all('sessions')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (subscription === undefined || one.subscription === subscription) &&
            (status === undefined || one.status === status) &&
            (details === undefined || one.customer_details?.email === details.email),
        );
      return pageOf(rows, page, '/v1/checkout/sessions');
    },
  },
  { method: 'GET', path: '/v1/checkout/sessions/:id', handle: find },
  { method: 'POST', path: '/v1/checkout/sessions/:id', handle: update },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    handle: (call) => {
      readParams(z.strictObject({}), call.form);
      return expireSession(call.work, find(call));
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    handle: (call) => {
      const data = call.work.tx.get('baskets', find(call).id)?.lines ?? [];
      return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${call.id}/line_items` };
    },
  },
];

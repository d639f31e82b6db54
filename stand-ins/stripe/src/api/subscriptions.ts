import { z } from 'zod';

import { changePlan } from '../resources/plan-changes.js';
import type { Subscription } from '../resources/shapes.js';
import {
  cancelAtDate,
  cancelAtPeriodEnd,
  endSubscription,
  isFinal,
  updateSubscription,
} from '../resources/subscriptions.js';
import { badRequest, noSuch } from './errors.js';
import { pageOf } from './lists.js';
import { flag, listParams, mergeMetadata, metadata, readParams, text } from './params.js';
import { priceData } from './prices.js';
import type { Call, Route } from './routes.js';

const FEEDBACK = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;
const cancellationDetails = z
  .strictObject({ comment: text().optional(), feedback: z.enum(FEEDBACK).optional() })
  .optional();

const update = z.strictObject({
  cancel_at_period_end: flag.optional(),
  /** Only removed; the portal sets it. */
  cancel_at: z.literal('').optional(),
  metadata: z.union([z.literal(''), metadata]).optional(),
  description: z.string().max(500).optional(),
  cancellation_details: cancellationDetails,
  items: z
    .array(
      z.strictObject({
        id: text(),
        price: text().optional(),
        price_data: priceData
          .pick({ currency: true, unit_amount: true, recurring: true, product: true })
          .optional(),
      }),
    )
    .length(1)
    .optional(),
  proration_behavior: z.literal('always_invoice').optional(),
  payment_behavior: z.literal('error_if_incomplete').optional(),
});

const cancel = z.strictObject({
  cancellation_details: cancellationDetails,
  invoice_now: flag.optional(),
  prorate: flag.optional(),
});

const list = z.strictObject({
  ...listParams,
  customer: text().optional(),
  price: text().optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
});

function find({ work, id }: Call): Subscription {
  const subscription = work.tx.get('subscriptions', id);
  if (!subscription) throw noSuch('subscription', id, 'id');
  return subscription;
}

function withDetails(
  subscription: Subscription,
  given: z.output<typeof cancellationDetails>,
): Subscription['cancellation_details'] {
  const none = { comment: null, feedback: null, feedback_option: null, reason: null };
  return { ...none, ...subscription.cancellation_details, ...given };
}

function change(call: Call): Subscription {
  const asked = readParams(update, call.form);
  const before = find(call);
  const changesMore =
    asked.cancel_at_period_end !== undefined ||
    asked.cancel_at !== undefined ||
    asked.description !== undefined ||
    asked.items !== undefined;
  if (isFinal(before) && changesMore) {
    throw badRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (asked.cancel_at_period_end !== undefined && asked.cancel_at !== undefined) {
    throw badRequest('You may only specify one of these parameters: cancel_at_period_end, cancel_at.');
  }
  const [item] = asked.items ?? [];
  if (item && (!asked.proration_behavior || !asked.payment_behavior)) {
    throw badRequest(
      'This stand-in for Stripe changes prices only with proration_behavior=always_invoice and payment_behavior=error_if_incomplete.',
      'proration_behavior',
    );
  }
  const moved = item ? changePlan(call.work, before, item) : {};
  const described = asked.cancellation_details
    ? { ...before, cancellation_details: withDetails(before, asked.cancellation_details) }
    : before;
  return updateSubscription(call.work, before, {
    ...moved,
    cancellation_details: described.cancellation_details,
    ...(asked.cancel_at_period_end !== undefined &&
      cancelAtPeriodEnd({ ...described, ...moved }, asked.cancel_at_period_end, call.work.now)),
    ...(asked.cancel_at !== undefined && cancelAtDate({ ...described, ...moved }, null, call.work.now)),
    ...(asked.description !== undefined && { description: asked.description || null }),
    metadata: mergeMetadata(before.metadata, asked.metadata),
  });
}

/** Cancels at once. For an ended subscription Stripe answers that it does not exist. */
function end(call: Call): Subscription {
  const asked = readParams(cancel, call.form);
  const before = find(call);
  if (isFinal(before)) throw noSuch('subscription', call.id, 'id');
  const described = { ...before, cancellation_details: withDetails(before, asked.cancellation_details) };
  return endSubscription(call.work, described, 'cancellation_requested');
}

export const subscriptionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/subscriptions',
    handle: ({ work, form }) => {
      const { customer, price, status, ...page } = readParams(list, form);
      const rows = work.tx
        .all('subscriptions')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
            (status === 'all' ||
              (status === undefined && one.status !== 'canceled') ||
              (status === 'ended' ? isFinal(one) : one.status === status)),
        );
      return pageOf(rows, page, '/v1/subscriptions');
    },
  },
  { method: 'GET', path: '/v1/subscriptions/:id', handle: find },
  { method: 'POST', path: '/v1/subscriptions/:id', handle: change },
  { method: 'DELETE', path: '/v1/subscriptions/:id', handle: end },
];

import { id as uuid, paymentStatus, plan as planSchema, type Plan } from '@proofround/contracts';
import { z } from 'zod';

import { SUBSCRIPTION_STATUSES } from '../access/subscription-states.js';
import type { InvoiceState, PaymentSession, SubscriptionState } from './payments.js';

// These schemas check at run time the fields of Stripe's objects that we use.

/** Stripe sends a reference as an id, or as the object itself if it was expanded. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? null);

const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((value) => value ?? {});

function firstUuid(...candidates: (string | null | undefined)[]): string | null {
  return candidates.find((candidate) => uuid.safeParse(candidate).success) ?? null;
}

function planOf(value: string | undefined, interval?: string): Plan | null {
  const named = planSchema.safeParse(value);
  if (named.success) return named.data;
  if (interval === undefined) return null;
  return interval === 'year' ? 'annual' : 'monthly';
}

export const sessionShape = z
  .object({
    id: z.string(),
    ...paymentStatus.shape,
    url: z.string().nullish(),
    client_reference_id: z.string().nullish(),
    metadata,
    subscription: reference,
    invoice: reference,
    amount_total: z.number().int().nullish(),
  })
  .transform((session): PaymentSession => ({
    id: session.id,
    status: session.status,
    payment: session.payment_status,
    url: session.url ?? null,
    user_id: firstUuid(session.client_reference_id, session.metadata['user_id']),
    checkout_id: firstUuid(session.metadata['checkout_id']),
    plan: planOf(session.metadata['plan']),
    subscription_id: session.subscription,
    invoice_id: session.invoice,
    amount_cents: session.amount_total ?? 0,
  }));

export const subscriptionShape = z
  .object({
    id: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES).catch('unknown'),
    metadata,
    items: z.object({
      data: z.array(
        z.object({
          current_period_end: z.number().int().nullish(),
          price: z.object({ recurring: z.object({ interval: z.string() }).nullish() }).nullish(),
        }),
      ),
    }),
  })
  .transform((subscription): SubscriptionState => {
    const ends = subscription.items.data.flatMap((item) => item.current_period_end ?? []);
    return {
      id: subscription.id,
      status: subscription.status,
      user_id: firstUuid(subscription.metadata['user_id']),
      plan: planOf(
        subscription.metadata['plan'],
        subscription.items.data[0]?.price?.recurring?.interval ?? undefined,
      ),
      period_end: ends.length > 0 ? new Date(Math.max(...ends) * 1000) : null,
    };
  });

export const invoiceShape = z
  .object({
    id: z.string(),
    status: z.string().nullish(),
    amount_paid: z.number().int(),
    billing_reason: z.string().nullish(),
    parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  })
  .transform((invoice): InvoiceState => ({
    id: invoice.id,
    paid: invoice.status === 'paid',
    subscription_id: invoice.parent?.subscription_details?.subscription ?? null,
    amount_cents: invoice.amount_paid,
    first: invoice.billing_reason === 'subscription_create',
  }));

export const invoicesShape = z.object({ data: z.array(invoiceShape) });

export const eventShape = z
  .object({
    id: z.string().min(1).max(255),
    type: z.string().min(1).max(255),
    data: z.object({ object: z.object({ id: z.string().max(255).nullish() }) }),
  })
  .transform(({ id, type, data }) => ({ id, type, object_id: data.object.id ?? null }));

import { id as uuid, paymentStatus, type Plan, plan as planSchema } from '@proofround/contracts';
import { z } from 'zod';

import { SUBSCRIPTION_STATUSES } from '../records/subscription-states.js';
import type { InvoiceState, InvoiceView, PaymentSession, PriceState, SubscriptionState } from './payments.js';

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

function planOf(value: string | undefined): Plan | null {
  return planSchema.safeParse(value).data ?? null;
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
    seal: session.metadata['seal'] ?? null,
    subscription_id: session.subscription,
    invoice_id: session.invoice,
    amount_cents: session.amount_total ?? 0,
  }));

const product = z
  .union([
    z.string().transform((id) => ({ id, name: null })),
    z.object({ id: z.string(), name: z.string().nullish() }),
  ])
  .transform(({ id, name }) => ({ product_id: id, product_name: name ?? null }));

const price = z
  .object({
    id: z.string(),
    unit_amount: z.number().int().nullish(),
    currency: z.string(),
    recurring: z.object({ interval: z.string(), interval_count: z.number().int().default(1) }).nullish(),
    product,
  })
  .transform(({ id, unit_amount, currency, recurring, product: sold }): PriceState => ({
    id,
    amount_cents: unit_amount ?? null,
    currency,
    interval: recurring?.interval_count === 1 ? recurring.interval : null,
    ...sold,
  }));

export const subscriptionShape = z
  .object({
    id: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES).catch('unknown'),
    metadata,
    customer: reference,
    cancel_at_period_end: z.boolean().nullish(),
    cancel_at: z.number().int().nullish(),
    items: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          current_period_end: z.number().int().nullish(),
          quantity: z.number().int().nullish(),
          price: price.nullish(),
        }),
      ),
    }),
  })
  .transform((subscription): SubscriptionState => {
    const { metadata: ours, items, cancel_at } = subscription;
    const ends = items.data.flatMap((item) => item.current_period_end ?? []);
    const period_end = ends.length > 0 ? Math.max(...ends) : null;
    const flagged = subscription.cancel_at_period_end ?? false;
    const cancels_by_date = !flagged && typeof cancel_at === 'number';
    const ends_with_period = cancels_by_date && period_end !== null && cancel_at <= period_end;
    const [first, ...others] = items.data;
    const single = others.length === 0 && (first?.quantity ?? 1) === 1;
    return {
      id: subscription.id,
      status: subscription.status,
      user_id: firstUuid(ours['user_id']),
      checkout_id: firstUuid(ours['checkout_id']),
      plan: planOf(ours['plan']),
      seal: ours['seal'] ?? null,
      customer_id: subscription.customer,
      cancel_at_period_end: flagged || ends_with_period,
      cancels_by_date,
      item: single && first?.price ? { id: first.id, price: first.price } : null,
      period_end: period_end === null ? null : new Date(period_end * 1000),
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
    is_change: invoice.billing_reason === 'subscription_update',
  }));

export const invoicesShape = z.object({ data: z.array(invoiceShape) });

export const invoiceViewsShape = z.object({
  data: z.array(
    z
      .object({
        id: z.string(),
        number: z.string().nullish(),
        created: z.number().int(),
        amount_due: z.number().int(),
        status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).nullish(),
        hosted_invoice_url: z.string().nullish(),
        invoice_pdf: z.string().nullish(),
      })
      .transform((invoice): InvoiceView => ({
        id: invoice.id,
        number: invoice.number ?? null,
        created_at: new Date(invoice.created * 1000),
        amount_cents: invoice.amount_due,
        status: invoice.status ?? 'draft',
        url: invoice.hosted_invoice_url ?? null,
        pdf_url: invoice.invoice_pdf ?? null,
      })),
  ),
});

export const portalShape = z.object({ url: z.string() });

export const eventShape = z
  .object({
    id: z.string().min(1).max(255),
    type: z.string().min(1).max(255),
    data: z.object({ object: z.object({ id: z.string().max(255).nullish() }) }),
  })
  .transform(({ id, type, data }) => ({ id, type, object_id: data.object.id ?? null }));

import type Stripe from 'stripe';

import { badRequest } from '../api/errors.js';
import type { Basket } from '../store/kinds.js';
import { newId } from './ids.js';
import { addInterval } from './intervals.js';
import { createInvoice, failInvoice, payInvoice, periodOf, stopCollecting } from './invoices.js';
import { planOf, recurringOf } from './prices.js';
import type { Customer, Invoice, Subscription, SubscriptionItem } from './shapes.js';
import { emit, type Work } from './work.js';

const FINAL: readonly string[] = ['canceled', 'incomplete_expired'];
const OWING: readonly string[] = ['past_due', 'unpaid'];

/** Whether the subscription can no longer change. */
export function isFinal(subscription: Subscription): boolean {
  return FINAL.includes(subscription.status);
}

function put(work: Work, subscription: Subscription): Subscription {
  work.tx.put('subscriptions', subscription);
  return subscription;
}

/** Stores a changed subscription and emits the event with the previous values of the changed fields. */
export function updateSubscription(
  work: Work,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const after = put(work, { ...before, ...change });
  const was = Object.entries(before).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(after).find(([n]) => n === name)?.[1]),
  );
  if (was.length > 0) emit(work, 'customer.subscription.updated', after, Object.fromEntries(was));
  return after;
}

function itemsOf(work: Work, id: string, basket: Basket): SubscriptionItem[] {
  return basket.lines.map((line) => {
    const { interval, interval_count } = recurringOf(line.price);
    return {
      id: newId('subscriptionItem'),
      object: 'subscription_item',
      billing_thresholds: null,
      created: work.now,
      current_period_end: addInterval(work.now, interval, interval_count, work.now),
      current_period_start: work.now,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: planOf(line.price),
      price: line.price,
      quantity: line.quantity,
      subscription: id,
      tax_rates: [],
    };
  });
}

/** The fields that have the same value in every new subscription. */
const SAME_IN_ALL_SUBSCRIPTIONS = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
} satisfies Partial<Subscription>;

/** A paid checkout's subscription and first invoice, with their events. */
export function startSubscription(
  work: Work,
  customer: Customer,
  basket: Basket,
): { subscription: Subscription; invoice: Invoice } {
  const id = newId('subscription');
  const draft: Subscription = {
    id,
    object: 'subscription',
    ...SAME_IN_ALL_SUBSCRIPTIONS,
    billing_cycle_anchor: work.now,
    created: work.now,
    currency: basket.lines[0]?.currency ?? 'usd',
    customer: customer.id,
    description: basket.subscription.description,
    items: {
      object: 'list',
      data: itemsOf(work, id, basket),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: basket.subscription.metadata,
    start_date: work.now,
    status: 'active',
  };
  const covers = { start: work.now, end: work.now };
  const invoice = createInvoice(work, draft, customer, 'subscription_create', covers);
  const subscription = put(work, { ...draft, latest_invoice: invoice.id });
  emit(work, 'customer.subscription.created', subscription);
  return { subscription, invoice: payInvoice(work, invoice) };
}

function latestInvoice(work: Work, subscription: Subscription): Invoice | undefined {
  return subscription.latest_invoice === null
    ? undefined
    : work.tx.get('invoices', subscription.latest_invoice);
}

function mustNotBeFinal(subscription: Subscription): void {
  if (isFinal(subscription)) {
    throw badRequest(`The subscription ${subscription.id} has ended (${subscription.status}).`);
  }
}

/** Moves to the next period and creates its open invoice. */
function beginNextPeriod(
  work: Work,
  subscription: Subscription,
): { items: Subscription['items']; invoice: Invoice } {
  const ended = periodOf(subscription);
  const items = {
    ...subscription.items,
    data: subscription.items.data.map((item) => {
      const { interval, interval_count } = recurringOf(item.price);
      const end = addInterval(ended.end, interval, interval_count, subscription.billing_cycle_anchor);
      return { ...item, current_period_start: ended.end, current_period_end: end };
    }),
  };
  const customer = work.tx.get('customers', subscription.customer);
  if (!customer) throw new Error(`${subscription.id} has no customer`);
  const invoice = createInvoice(work, { ...subscription, items }, customer, 'subscription_cycle', ended);
  return { items, invoice };
}

/** The payer pays an open invoice; a subscription that waits for it becomes active again. */
export function settleInvoice(work: Work, invoice: Invoice): void {
  if (invoice.status !== 'open') return;
  payInvoice(work, invoice);
  const owner = work.tx.get('subscriptions', invoice.parent.subscription_details.subscription);
  if (owner && OWING.includes(owner.status) && owner.latest_invoice === invoice.id) {
    updateSubscription(work, owner, { status: 'active' });
  }
}

/**
 * The present period ends and the card is charged: a paid invoice and the next period. If an invoice
 * is open, that one is paid and the subscription becomes active again. A subscription that cancels
 * by the period's end is canceled.
 */
export function renewSubscription(work: Work, subscription: Subscription): Subscription {
  mustNotBeFinal(subscription);
  const owed = OWING.includes(subscription.status) ? latestInvoice(work, subscription) : undefined;
  if (owed) {
    payInvoice(work, owed);
    return updateSubscription(work, subscription, { status: 'active' });
  }
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= periodOf(subscription).end)
    return endSubscription(work, subscription, 'cancellation_requested');
  const { items, invoice } = beginNextPeriod(work, subscription);
  payInvoice(work, invoice);
  return updateSubscription(work, subscription, { items, latest_invoice: invoice.id, status: 'active' });
}

/**
 * The period ends and the card is declined: past_due, with an open invoice. A repeat is another
 * failed attempt at the same invoice.
 */
export function failRenewal(work: Work, subscription: Subscription): Subscription {
  mustNotBeFinal(subscription);
  const owed = OWING.includes(subscription.status) ? latestInvoice(work, subscription) : undefined;
  if (owed) {
    failInvoice(work, owed);
    return subscription;
  }
  const { items, invoice } = beginNextPeriod(work, subscription);
  failInvoice(work, invoice);
  return updateSubscription(work, subscription, { items, latest_invoice: invoice.id, status: 'past_due' });
}

/** All attempts have failed: a setting at Stripe decides between unpaid and canceled. */
export function lapseSubscription(
  work: Work,
  subscription: Subscription,
  to: 'unpaid' | 'canceled',
): Subscription {
  mustNotBeFinal(subscription);
  const owing = OWING.includes(subscription.status) ? subscription : failRenewal(work, subscription);
  if (to === 'canceled') return endSubscription(work, owing, 'payment_failed');
  const invoice = latestInvoice(work, owing);
  if (invoice) stopCollecting(work, invoice);
  return updateSubscription(work, owing, { status: 'unpaid' });
}

/** Ends it immediately and permanently. Sends customer.subscription.deleted. */
export function endSubscription(
  work: Work,
  subscription: Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Subscription {
  mustNotBeFinal(subscription);
  const invoice = latestInvoice(work, subscription);
  if (invoice?.status === 'open') stopCollecting(work, invoice);
  const ended = put(work, {
    ...subscription,
    canceled_at: subscription.canceled_at ?? work.now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
    ended_at: work.now,
    status: 'canceled',
  });
  emit(work, 'customer.subscription.deleted', ended);
  return ended;
}

/** Sets or removes the cancellation at the end of the present period. One at a date stays as it is. */
export function cancelAtPeriodEnd(
  subscription: Subscription,
  on: boolean,
  now: number,
): Partial<Subscription> {
  if (!on && !subscription.cancel_at_period_end) return {};
  const date = on ? periodOf(subscription).end : null;
  return { ...cancelAtDate(subscription, date, now), cancel_at_period_end: on };
}

/** Sets or removes the cancellation at a date, as the portal does: without the flag for the period's end. */
export function cancelAtDate(
  subscription: Subscription,
  date: number | null,
  now: number,
): Partial<Subscription> {
  return {
    cancel_at_period_end: false,
    cancel_at: date,
    canceled_at: date === null ? null : (subscription.canceled_at ?? now),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason: date === null ? null : 'cancellation_requested',
    },
  };
}

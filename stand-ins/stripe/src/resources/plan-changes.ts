import { badRequest, noSuch, StripeError } from '../api/errors.js';
import { addInterval } from './intervals.js';
import { createInvoice, type Credit, payInvoice, periodOf } from './invoices.js';
import { createPrice, planOf, type PriceData, recurringOf } from './prices.js';
import type { Price, Subscription } from './shapes.js';
import type { Work } from './work.js';

/** The change of a subscription's only item to another price. */
export interface ItemChange {
  id?: string;
  price?: string;
  price_data?: PriceData;
}

/** The metadata key of a customer whose card the bank declines, for tests. */
export const DECLINES = 'stand_in_declines';

function priceOf(work: Work, item: ItemChange): Price {
  if (item.price_data) return createPrice(work, item.price_data, false);
  if (item.price === undefined)
    throw badRequest('You must provide a price.', 'items[0]', 'parameter_missing');
  const price = work.tx.get('prices', item.price);
  if (!price) throw noSuch('price', item.price, 'items[0][price]', 400);
  return price;
}

/** The unused part of what was paid for the present period. */
function creditOf(work: Work, subscription: Subscription): Credit[] {
  const { start, end } = periodOf(subscription);
  const left = Math.min(Math.max(end - work.now, 0) / (end - start), 1);
  return subscription.items.data.map((item) => ({
    item,
    amount: -Math.round((item.price.unit_amount ?? 0) * item.quantity * left),
    period: { start: work.now, end },
  }));
}

/**
 * Moves the subscription to a price with another interval, as Stripe does with
 * `proration_behavior=always_invoice`: a new period begins now, the unused part of the old one is
 * credited, the invoice is paid at once. A credit above the new price stays on the customer's balance.
 */
export function changePlan(work: Work, subscription: Subscription, item: ItemChange): Partial<Subscription> {
  const [present, ...others] = subscription.items.data;
  if (!present || others.length > 0 || item.id !== present.id) {
    throw badRequest(`No such subscription item: '${item.id ?? ''}'`, 'items[0][id]', 'resource_missing');
  }
  if (item.price === present.price.id) return {};
  const customer = work.tx.get('customers', subscription.customer);
  if (!customer) throw new Error(`${subscription.id} has no customer`);
  if (customer.metadata[DECLINES] === 'yes') {
    throw new StripeError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  }
  const price = priceOf(work, item);
  const { interval, interval_count } = recurringOf(price);
  const changed = {
    ...present,
    plan: planOf(price),
    price,
    current_period_start: work.now,
    current_period_end: addInterval(work.now, interval, interval_count, work.now),
  };
  const items = { ...subscription.items, data: [changed] };
  const after = { ...subscription, items, billing_cycle_anchor: work.now };
  const covers = { start: work.now, end: work.now };
  const invoice = createInvoice(
    work,
    after,
    customer,
    'subscription_update',
    covers,
    creditOf(work, subscription),
  );
  payInvoice(work, invoice);
  return { items, billing_cycle_anchor: work.now, latest_invoice: invoice.id };
}

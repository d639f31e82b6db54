import { v7 as uuid } from 'uuid';

import { eventShape, invoiceShape, sessionShape, subscriptionShape } from './stripe-shapes.js';

const user_id = uuid();

const session = {
  id: 'cs_test_1',
  status: 'complete',
  payment_status: 'paid',
  url: null,
  client_reference_id: user_id,
  metadata: { user_id, plan: 'annual', checkout_id: uuid() },
  subscription: 'sub_1',
  invoice: 'in_1',
  amount_total: 29_900,
};

describe("Stripe's objects", () => {
  it('identify the payer by a UUID in client_reference_id or else in metadata', () => {
    expect(sessionShape.parse(session).user_id).toBe(user_id);
    expect(sessionShape.parse({ ...session, client_reference_id: null }).user_id).toBe(user_id);
    const foreign = { ...session, client_reference_id: 'order-17', metadata: { user_id: 'somebody' } };
    expect(sessionShape.parse(foreign)).toMatchObject({ user_id: null, checkout_id: null, plan: null });
  });

  it('are referenced by id, even when Stripe expands them', () => {
    const expanded = { ...session, subscription: { id: 'sub_2', object: 'subscription' }, invoice: null };
    expect(sessionShape.parse(expanded)).toMatchObject({ subscription_id: 'sub_2', invoice_id: null });
  });

  it('are refused when a required field is invalid', () => {
    expect(sessionShape.safeParse({ ...session, payment_status: 'perhaps' }).success).toBe(false);
    expect(invoiceShape.safeParse({ id: 'in_1', status: 'paid', amount_paid: 149.5 }).success).toBe(false);
  });

  const price = {
    id: 'price_1',
    unit_amount: 29_900,
    currency: 'usd',
    recurring: { interval: 'year', interval_count: 1 },
    product: { id: 'prod_1', name: 'Proofround Investor Access' },
  };
  const item = { id: 'si_1', current_period_end: 1_700_000_000, quantity: 1, price };
  const subscription = {
    id: 'sub_1',
    status: 'active',
    metadata: { user_id, plan: 'annual' },
    customer: 'cus_1',
    cancel_at_period_end: true,
    items: { data: [item] },
  };

  it('give the end of the paid period, the payer and the price', () => {
    expect(subscriptionShape.parse(subscription)).toEqual({
      id: 'sub_1',
      status: 'active',
      user_id,
      checkout_id: null,
      plan: 'annual',
      seal: null,
      customer_id: 'cus_1',
      cancel_at_period_end: true,
      cancels_by_date: false,
      item: {
        id: 'si_1',
        price: {
          id: 'price_1',
          amount_cents: 29_900,
          currency: 'usd',
          interval: 'year',
          product_id: 'prod_1',
          product_name: 'Proofround Investor Access',
        },
      },
      period_end: new Date(1_700_000_000_000),
    });
  });

  // rule: PAY-14
  it.each([
    ['with the period', 1_700_000_000, true],
    ['in a later period', 1_700_000_001, false],
  ])('end %s by a date, as after a cancellation in the portal', (_, cancel_at, cancel_at_period_end) => {
    const ending = { ...subscription, cancel_at, cancel_at_period_end: false };
    expect(subscriptionShape.parse(ending)).toMatchObject({ cancel_at_period_end, cancels_by_date: true });
    // With the flag Stripe names the date, too.
    const flagged = { ...ending, cancel_at_period_end: true };
    expect(subscriptionShape.parse(flagged)).toMatchObject({
      cancel_at_period_end: true,
      cancels_by_date: false,
    });
  });

  it.each([
    ['two things', [item, { ...item, id: 'si_2' }]],
    ['several pieces', [{ ...item, quantity: 3 }]],
    ['nothing', []],
  ])('have no single item when they sell %s', (_, data) => {
    expect(subscriptionShape.parse({ ...subscription, items: { data } }).item).toBeNull();
  });

  it('distinguish first invoices, renewals and invoices without a subscription', () => {
    const parent = { subscription_details: { subscription: 'sub_1' } };
    const invoice = {
      id: 'in_1',
      status: 'paid',
      amount_paid: 14_900,
      billing_reason: 'subscription_create',
      parent,
    };
    expect(invoiceShape.parse(invoice)).toMatchObject({ paid: true, first: true, subscription_id: 'sub_1' });
    expect(invoiceShape.parse({ ...invoice, billing_reason: 'subscription_cycle' }).first).toBe(false);
    expect(invoiceShape.parse({ ...invoice, parent: null }).subscription_id).toBeNull();
    expect(invoiceShape.parse({ ...invoice, status: 'open' }).paid).toBe(false);
  });

  it('include events about objects without an id', () => {
    const event = { id: 'evt_1', type: 'balance.available', data: { object: { object: 'balance' } } };
    expect(eventShape.parse(event)).toEqual({ id: 'evt_1', type: 'balance.available', object_id: null });
  });
});

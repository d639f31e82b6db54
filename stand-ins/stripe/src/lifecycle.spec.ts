import type Stripe from 'stripe';

import { addInterval } from './resources/intervals.js';
import {
  checkoutParams,
  idOf,
  receiverFor,
  standInWith,
  stopAllAfterEach,
  subscribed,
} from './testing/harness.js';

stopAllAfterEach();

const periodOf = (subscription: { items: Stripe.Subscription['items'] }) => {
  const [item] = subscription.items.data;
  return [item?.current_period_start, item?.current_period_end];
};

async function begin(options: Parameters<typeof standInWith>[0] = {}) {
  const { standIn, sdk, control } = await standInWith(options);
  const receiver = await receiverFor(standIn);
  const { subscription, invoice } = await subscribed(sdk, standIn);
  await control.webhooksSettled();
  receiver.events.length = 0;
  const invoices = async () => (await sdk.invoices.list({ subscription: subscription.id })).data;
  return { sdk, control, receiver, subscription, invoice, invoices, id: subscription.id };
}

describe('a subscription', () => {
  it('has, once renewed, a new paid invoice and the next period', async () => {
    const { sdk, control, receiver, subscription, invoices, id } = await begin();
    control.renew(id);
    await control.webhooksSettled();
    const after = await sdk.subscriptions.retrieve(id);
    expect(after.status).toBe('active');
    expect(periodOf(after)[0]).toBe(periodOf(subscription)[1]);
    const [latest, first] = await invoices();
    expect(latest).toMatchObject({
      id: after.latest_invoice,
      status: 'paid',
      amount_paid: 14_900,
      billing_reason: 'subscription_cycle',
    });
    expect([latest?.period_start, latest?.period_end]).toEqual(periodOf(subscription));
    expect(latest?.number).not.toBe(first?.number);
    expect(receiver.types()).toEqual([
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
    expect(receiver.events[2]?.data.previous_attributes).toMatchObject({ latest_invoice: first?.id });
  });

  it('is past due after a failed renewal, and active again once the invoice is paid', async () => {
    const { sdk, control, receiver, invoices, id } = await begin();
    control.failRenewal(id);
    control.failRenewal(id);
    expect(await sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 2, amount_paid: 0 });
    control.renew(id);
    expect(await sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    const all = await invoices();
    expect(all.map(({ status }) => status)).toEqual(['paid', 'paid']);
    await control.webhooksSettled();
    expect(receiver.types()).toEqual([
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it.each(['canceled', 'unpaid'] as const)('lapses to %s, with its invoice still owed', async (to) => {
    const { sdk, control, receiver, invoices, id } = await begin();
    control.lapse(id, to);
    const after = await sdk.subscriptions.retrieve(id);
    expect(after.status).toBe(to);
    if (to === 'canceled') expect(after.cancellation_details?.reason).toBe('payment_failed');
    expect((await invoices())[0]).toMatchObject({ status: 'open', next_payment_attempt: null });
    await control.webhooksSettled();
    expect(receiver.types().at(-1)).toBe(
      to === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    );
  });

  it('is cancelled at once by the API, and only once', async () => {
    const { sdk, control, receiver, id } = await begin();
    const after = await sdk.subscriptions.cancel(id, { cancellation_details: { comment: 'Too dear' } });
    expect(after).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested', comment: 'Too dear' },
    });
    expect(after.ended_at).not.toBeNull();
    await expect(sdk.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(sdk.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(() => control.renew(id)).toThrow(/has ended/);
    await control.webhooksSettled();
    expect(receiver.types()).toEqual(['customer.subscription.deleted']);
  });

  it('cancelled at the end of its period continues until then, and can be kept', async () => {
    const { sdk, control, receiver, subscription, id } = await begin();
    const on = await sdk.subscriptions.update(id, { cancel_at_period_end: true });
    expect(on).toMatchObject({ status: 'active', cancel_at: periodOf(subscription)[1] });
    const off = await sdk.subscriptions.update(id, {
      cancel_at_period_end: false,
      metadata: { kept: 'yes' },
    });
    expect(off).toMatchObject({
      cancel_at: null,
      canceled_at: null,
      metadata: { user_id: 'user-1', kept: 'yes' },
    });
    control.cancel(id, { atPeriodEnd: true });
    control.renew(id);
    expect(await sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    await control.webhooksSettled();
    expect(receiver.types()).toEqual([
      ...Array<string>(3).fill('customer.subscription.updated'),
      'customer.subscription.deleted',
    ]);
    expect(receiver.events[0]?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false });
  });

  it('emits no event for an update without a change', async () => {
    const { sdk, control, receiver, id } = await begin();
    await sdk.subscriptions.update(id, { metadata: { user_id: 'user-1' } });
    await control.webhooksSettled();
    expect(receiver.types()).toEqual([]);
  });

  it('is listed by customer; ended ones only on request', async () => {
    const { sdk, control, subscription, id } = await begin();
    const customer = idOf(subscription.customer);
    expect((await sdk.subscriptions.list({ customer })).data).toHaveLength(1);
    expect((await sdk.subscriptions.list({ customer: 'cus_other' })).data).toHaveLength(0);
    control.cancel(id);
    expect((await sdk.subscriptions.list({ customer })).data).toHaveLength(0);
    expect((await sdk.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect((await sdk.subscriptions.list({ customer, status: 'canceled' })).data).toHaveLength(1);
  });

  it('renews by itself at the end of each period up to the present', async () => {
    let now = Date.UTC(2026, 0, 31, 12);
    const { sdk, invoices, id } = await begin({ now: () => now });
    now = Date.UTC(2026, 1, 28, 12);
    const renewed = await sdk.subscriptions.retrieve(id);
    expect(periodOf(renewed)).toEqual([Date.UTC(2026, 1, 28, 12) / 1000, Date.UTC(2026, 2, 31, 12) / 1000]);
    expect(await invoices()).toHaveLength(2);
  });

  it('ends by itself at the end of its period if it was cancelled for then', async () => {
    let now = Date.UTC(2026, 0, 31, 12);
    const { sdk, control, id } = await begin({ now: () => now });
    control.cancel(id, { atPeriodEnd: true });
    now = Date.UTC(2026, 1, 28, 12);
    expect(await sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  });
});

describe('events', () => {
  it('are kept unchanged, by id and in lists', async () => {
    const { sdk, control, receiver, id } = await begin();
    const renewed = control.renew(id);
    await control.webhooksSettled();
    const [paid] = receiver.events;
    const kept = await sdk.events.retrieve(idOf(paid));
    expect(kept).toMatchObject({
      type: 'invoice.paid',
      api_version: '2026-10-28.endive',
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      data: { object: { id: renewed.latest_invoice, status: 'paid' } },
    });
    expect((await sdk.events.list({ type: 'invoice.paid' })).data).toHaveLength(2);
    const both = await sdk.events.list({ types: ['invoice.paid', 'invoice.payment_failed'] });
    expect(both.data).toHaveLength(2);
    expect((await sdk.events.list({ type: 'customer.subscription.*' })).data[0]?.type).toBe(
      'customer.subscription.updated',
    );
  });

  it('name the call that caused them', async () => {
    const { sdk, control, receiver, id } = await begin();
    const { lastResponse } = await sdk.subscriptions.update(
      id,
      { metadata: { a: '1' } },
      { idempotencyKey: 'update-1' },
    );
    await control.webhooksSettled();
    expect(receiver.events[0]?.request).toEqual({ id: lastResponse.requestId, idempotency_key: 'update-1' });
  });

  it('of an expired session contain the session', async () => {
    const { sdk, control, receiver } = await begin();
    const { id } = await sdk.checkout.sessions.create(checkoutParams());
    control.expire(id);
    await control.webhooksSettled();
    expect(receiver.events).toMatchObject([
      {
        type: 'checkout.session.expired',
        data: { object: { id, status: 'expired', payment_status: 'unpaid' } },
      },
    ]);
  });
});

describe('billing intervals', () => {
  const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
  it.each([
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2026-02-28', 'month', 1, '2026-03-31'],
    ['2026-11-30', 'month', 3, '2027-02-28'],
    ['2027-12-31', 'year', 1, '2028-12-31'],
    ['2026-03-28', 'week', 1, '2026-04-04'],
    ['2026-12-31', 'day', 1, '2027-01-01'],
  ] as const)('from %s, one of %s × %i ends on %s', (from, interval, count, to) => {
    const anchor = at(from).valueOf() === at('2026-02-28') ? at('2026-01-31') : at(from);
    expect(addInterval(at(from), interval, count, anchor)).toBe(at(to));
  });
});

import { join } from 'node:path';

import { Published } from '../../testing/published.js';
import { API_VERSION } from './index.js';
import {
  checkoutParams,
  idOf,
  KEY,
  sdkFor,
  standInWith,
  stopAllAfterEach,
  subscribed,
  toAnnual,
} from './testing/harness.js';

stopAllAfterEach();
const published = new Published(join(__dirname, 'testing', 'published-types.ts'));

describe('answers, compared with the types that Stripe publishes', () => {
  const raw = async (url: string, path: string): Promise<unknown> => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${KEY}` } });
    return response.json();
  };

  it('have exactly the published fields for an open session', async () => {
    const { standIn, sdk } = await standInWith();
    const { id } = await sdk.checkout.sessions.create(checkoutParams());
    expect(published.problems('Session', await raw(standIn.url, `/v1/checkout/sessions/${id}`))).toEqual([]);
  });

  it('have them for all objects of a paid session', async () => {
    const { standIn, sdk } = await standInWith();
    const { session, subscription, invoice } = await subscribed(sdk, standIn);
    const path = `/v1/checkout/sessions/${session.id}?expand[]=line_items.data.price.product`;
    expect(published.problems('Session', await raw(standIn.url, path))).toEqual([]);
    const subscriptionPath = `/v1/subscriptions/${subscription.id}?expand[]=latest_invoice&expand[]=customer`;
    expect(published.problems('Subscription', await raw(standIn.url, subscriptionPath))).toEqual([]);
    expect(published.problems('Invoice', await raw(standIn.url, `/v1/invoices/${invoice.id}`))).toEqual([]);
  });

  it('have them for subscriptions and invoices in every later state', async () => {
    const { standIn, sdk, control } = await standInWith();
    const { subscription } = await subscribed(sdk, standIn);
    const check = async () => {
      const path = `/v1/subscriptions/${subscription.id}?expand[]=latest_invoice`;
      expect(published.problems('Subscription', await raw(standIn.url, path))).toEqual([]);
    };
    control.cancel(subscription.id, { atPeriodEnd: true });
    await check();
    await sdk.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    control.failRenewal(subscription.id);
    await check();
    control.lapse(subscription.id, 'unpaid');
    await check();
    control.lapse(subscription.id);
    await check();
  });

  it('have the published fields after a change of plan, and for a portal session', async () => {
    const { standIn, sdk } = await standInWith();
    const { subscription } = await subscribed(sdk, standIn);
    const after = await sdk.subscriptions.update(subscription.id, toAnnual(subscription));
    const path = `/v1/subscriptions/${after.id}?expand[]=latest_invoice`;
    expect(published.problems('Subscription', await raw(standIn.url, path))).toEqual([]);
    const response = await fetch(`${standIn.url}/v1/billing_portal/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      body: new URLSearchParams({ customer: idOf(subscription.customer), return_url: 'http://localhost/' }),
    });
    expect(published.problems('PortalSession', await response.json())).toEqual([]);
  });

  it('have them for customers, prices, products and events', async () => {
    const { standIn, sdk } = await standInWith();
    const customer = await sdk.customers.create({ email: 'ada@example.com' });
    await sdk.customers.update(customer.id, { name: 'Ada', metadata: { user: '1' } });
    const price = await sdk.prices.create({
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'year' },
      product_data: { name: 'Access' },
    });
    await subscribed(sdk, standIn);
    expect(published.problems('Customer', await raw(standIn.url, `/v1/customers/${customer.id}`))).toEqual(
      [],
    );
    expect(published.problems('Price', await raw(standIn.url, `/v1/prices/${price.id}`))).toEqual([]);
    const product = typeof price.product === 'string' ? price.product : price.product.id;
    expect(published.problems('Product', await raw(standIn.url, `/v1/products/${product}`))).toEqual([]);
    const events = await sdk.events.list({ limit: 100 });
    expect(events.data.length).toBeGreaterThan(0);
    for (const { id } of events.data) {
      const { data, ...envelope } = Object.fromEntries(
        Object.entries((await raw(standIn.url, `/v1/events/${id}`)) as object),
      ) as Record<string, unknown>;
      expect(published.problems('EventBase', { ...envelope, data: { object: {} } })).toEqual([]);
      expect(data).toHaveProperty('object.id');
    }
  });

  it('fail with a missing, an unknown or a wrong field', () => {
    const problems = published.problems('LineItem', { id: 1, object: 'item', surprise: true });
    expect(problems).toContain('LineItem.quantity is missing');
    expect(problems).toContain('LineItem.surprise is not published');
    expect(problems).toContain('LineItem.id: 1 is not string');
  });

  it('use the version that the SDK is pinned to', async () => {
    const { standIn } = await standInWith();
    expect(sdkFor(standIn).getApiField('version')).toBe(API_VERSION);
  });
});

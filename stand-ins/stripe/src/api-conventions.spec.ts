import { checkoutParams, errorOf, standInWith, stopAllAfterEach, subscribed } from './testing/harness.js';

stopAllAfterEach();

describe('headers', () => {
  it('name the request and its API version', async () => {
    const { sdk } = await standInWith();
    const { lastResponse } = await sdk.customers.list();
    expect(lastResponse).toMatchObject({ statusCode: 200, apiVersion: '2026-10-28.endive' });
    expect(lastResponse.requestId).toMatch(/^req_/);
    const older = await sdk.customers.list({}, { apiVersion: '2025-03-31.basil' });
    expect(older.lastResponse.apiVersion).toBe('2025-03-31.basil');
  });
});

describe('Idempotency-Key', () => {
  it('gives the same answer to the same call, and marks it as replayed', async () => {
    const { sdk } = await standInWith();
    const first = await sdk.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'checkout-1' });
    const { id: firstRequest } = { id: first.lastResponse.requestId };
    await sdk.checkout.sessions.expire(first.id);
    const second = await sdk.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'checkout-1' });
    expect(second).toMatchObject({ id: first.id, status: 'open' });
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(second.lastResponse.headers['original-request']).toBe(firstRequest);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect((await sdk.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('ignores the order of parameters', async () => {
    const { sdk } = await standInWith();
    const options = { idempotencyKey: 'customer-1' };
    const first = await sdk.customers.create({ email: 'ada@example.com', name: 'Ada' }, options);
    const second = await sdk.customers.create({ name: 'Ada', email: 'ada@example.com' }, options);
    expect(second.id).toBe(first.id);
  });

  it('refuses another call under the same key', async () => {
    const { sdk } = await standInWith();
    await sdk.customers.create({ name: 'Ada' }, { idempotencyKey: 'key' });
    const otherParams = await errorOf(sdk.customers.create({ name: 'Grace' }, { idempotencyKey: 'key' }));
    expect(otherParams).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      rawType: 'idempotency_error',
    });
    const otherPath = await errorOf(
      sdk.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'key' }),
    );
    expect(otherPath.rawType).toBe('idempotency_error');
    expect((await sdk.customers.list()).data).toHaveLength(1);
  });

  it('is not stored for a failed call', async () => {
    const { sdk } = await standInWith();
    const options = { idempotencyKey: 'key' };
    await errorOf(sdk.customers.create({ email: 'nobody' }, options));
    expect(await sdk.customers.create({ email: 'ada@example.com' }, options)).toMatchObject({
      object: 'customer',
    });
  });

  it('is forgotten after a day', async () => {
    let now = Date.now();
    const { sdk } = await standInWith({ now: () => now });
    const first = await sdk.customers.create({ name: 'Ada' }, { idempotencyKey: 'key' });
    now += 25 * 3600 * 1000;
    const second = await sdk.customers.create({ name: 'Grace' }, { idempotencyKey: 'key' });
    expect(second.id).not.toBe(first.id);
  });
});

describe('expand', () => {
  it('puts subscription, invoice and customer into a session', async () => {
    const { sdk, standIn } = await standInWith();
    const { session, subscription, invoice } = await subscribed(sdk, standIn);
    const expanded = await sdk.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'invoice', 'customer', 'line_items', 'payment_intent'],
    });
    expect(expanded).toMatchObject({
      subscription: { id: subscription.id, latest_invoice: { id: invoice.id, status: 'paid' } },
      invoice: { id: invoice.id },
      customer: { object: 'customer', email: 'ada@example.com' },
      line_items: { data: [{ description: 'Investor Access' }] },
      payment_intent: null,
    });
  });

  it('works in lists and nested fields', async () => {
    const { sdk, standIn } = await standInWith();
    const { subscription } = await subscribed(sdk, standIn);
    const list = await sdk.subscriptions.list({
      expand: ['data.latest_invoice', 'data.items.data.price.product'],
    });
    expect(list.data[0]).toMatchObject({
      latest_invoice: { object: 'invoice' },
      items: { data: [{ price: { product: { name: 'Investor Access' } } }] },
    });
    const invoices = await sdk.invoices.list({
      subscription: subscription.id,
      expand: ['data.parent.subscription_details.subscription'],
    });
    expect(invoices.data[0]?.parent?.subscription_details?.subscription).toMatchObject({
      object: 'subscription',
    });
  });

  it.each(['status', 'metadata.user', 'nothing', 'subscription.status'])('refuses %s', async (path) => {
    const { sdk, standIn } = await standInWith();
    const { session } = await subscribed(sdk, standIn);
    const error = await errorOf(sdk.checkout.sessions.retrieve(session.id, { expand: [path] }));
    expect(error).toMatchObject({ statusCode: 400, message: `This property cannot be expanded (${path}).` });
  });
});

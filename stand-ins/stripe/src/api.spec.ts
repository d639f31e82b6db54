import type Stripe from 'stripe';

import {
  checkoutParams,
  errorOf,
  idOf,
  KEY,
  sdkFor,
  standInWith,
  stopAllAfterEach,
  subscribed,
} from './testing/harness.js';

stopAllAfterEach();

describe('checkout sessions', () => {
  it('begin open and unpaid, with the given parameters', async () => {
    const { sdk, standIn } = await standInWith();
    const session = await sdk.checkout.sessions.create(checkoutParams());
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 14_900,
      currency: 'usd',
      customer: null,
      subscription: null,
      invoice: null,
      client_reference_id: 'user-1',
      customer_email: 'ada@example.com',
      metadata: { payment_id: 'p-1' },
      livemode: false,
      success_url: 'http://localhost:8080/payment/success?session_id={CHECKOUT_SESSION_ID}',
      url: `${standIn.url}/c/pay/${session.id}`,
    });
    expect(session.id).toMatch(/^cs_test_/);
    expect(session.expires_at - session.created).toBe(24 * 3600);
    expect(await sdk.checkout.sessions.retrieve(session.id)).toMatchObject({
      id: session.id,
      status: 'open',
    });
  });

  it('accept an existing price and refuse an inline price of another checkout', async () => {
    const { sdk } = await standInWith();
    const price = await sdk.prices.create({
      currency: 'usd',
      unit_amount: 29_900,
      recurring: { interval: 'year' },
      product_data: { name: 'Investor Access' },
    });
    const params = checkoutParams({ line_items: [{ price: price.id, quantity: 1 }] });
    const session = await sdk.checkout.sessions.create(params);
    expect(session.amount_total).toBe(29_900);
    const items = await sdk.checkout.sessions.listLineItems(session.id);
    expect(items.data.map((item) => [item.description, item.price?.id])).toEqual([
      ['Investor Access', price.id],
    ]);
    const inline = await sdk.checkout.sessions.create(checkoutParams());
    const { data } = await sdk.checkout.sessions.listLineItems(inline.id);
    const again = checkoutParams({ line_items: [{ price: idOf(data[0]?.price), quantity: 1 }] });
    expect(await errorOf(sdk.checkout.sessions.create(again))).toMatchObject({
      statusCode: 400,
      param: 'line_items[0][price]',
    });
  });

  it('use the e-mail of a known customer', async () => {
    const { sdk } = await standInWith();
    const customer = await sdk.customers.create({ email: 'grace@example.com', name: 'Grace' });
    const params = checkoutParams({ customer: customer.id, customer_email: undefined });
    const session = await sdk.checkout.sessions.create(params);
    expect(session).toMatchObject({
      customer: customer.id,
      customer_details: { email: 'grace@example.com' },
    });
    expect(
      await errorOf(sdk.checkout.sessions.create(checkoutParams({ customer: customer.id }))),
    ).toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'customer',
    });
  });

  it('expire once, on demand', async () => {
    const { sdk } = await standInWith();
    const { id } = await sdk.checkout.sessions.create(checkoutParams());
    expect(await sdk.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    const error = await errorOf(sdk.checkout.sessions.expire(id));
    expect(error.statusCode).toBe(400);
    expect(error.message).toBe(
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `expired`.',
    );
  });

  it('cannot be expired once paid', async () => {
    const { sdk, standIn } = await standInWith();
    const { session } = await subscribed(sdk, standIn);
    expect((await errorOf(sdk.checkout.sessions.expire(session.id))).statusCode).toBe(400);
    expect(await sdk.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
  });

  it('expire by themselves at expires_at', async () => {
    let now = Date.UTC(2026, 0, 31, 12);
    const { sdk } = await standInWith({ now: () => now });
    const expires = now / 1000 + 1800;
    const { id } = await sdk.checkout.sessions.create(checkoutParams({ expires_at: expires }));
    now += 1799 * 1000;
    expect(await sdk.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', expires_at: expires });
    now += 1000;
    expect(await sdk.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  });

  it.each([60, 25 * 3600])('do not expire %i seconds from now', async (seconds) => {
    const { sdk } = await standInWith();
    const params = checkoutParams({ expires_at: Math.floor(Date.now() / 1000) + seconds });
    expect(await errorOf(sdk.checkout.sessions.create(params))).toMatchObject({ param: 'expires_at' });
  });

  it('lead, once paid, to customer, subscription and paid invoice in the fields of this version', async () => {
    const { sdk, standIn } = await standInWith();
    const { session, subscription, invoice } = await subscribed(sdk, standIn);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(subscription).toMatchObject({
      status: 'active',
      customer: session.customer,
      metadata: { user_id: 'user-1' },
      latest_invoice: invoice.id,
      cancel_at_period_end: false,
    });
    const [item] = subscription.items.data;
    expect(item?.current_period_end).toBeGreaterThan(item?.current_period_start ?? 0);
    expect(item?.price).toMatchObject({ unit_amount: 14_900, recurring: { interval: 'month' } });
    expect(String(item?.price.unit_amount_decimal)).toBe('14900');
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 14_900,
      amount_remaining: 0,
      billing_reason: 'subscription_create',
      customer_email: 'ada@example.com',
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    });
    expect(invoice.lines.data[0]).toMatchObject({ amount: 14_900, pricing: { type: 'price_details' } });
    expect(await sdk.customers.retrieve(idOf(session.customer))).toMatchObject({ email: 'ada@example.com' });
  });

  it('are listed newest first, page by page, and by customer and subscription', async () => {
    const { sdk, standIn } = await standInWith();
    const { session } = await subscribed(sdk, standIn);
    const others = [
      await sdk.checkout.sessions.create(checkoutParams()),
      await sdk.checkout.sessions.create(checkoutParams()),
    ];
    const all: string[] = [];
    for await (const one of sdk.checkout.sessions.list({ limit: 1 })) all.push(one.id);
    expect(all).toEqual([others[1]?.id, others[0]?.id, session.id]);
    const before = await sdk.checkout.sessions.list({ limit: 1, ending_before: session.id });
    expect(before).toMatchObject({ has_more: true, data: [{ id: others[0]?.id }] });
    const ofCustomer = await sdk.checkout.sessions.list({ customer: idOf(session.customer) });
    expect(ofCustomer.data.map(({ id }) => id)).toEqual([session.id]);
    const ofSubscription = await sdk.checkout.sessions.list({ subscription: idOf(session.subscription) });
    expect(ofSubscription.data.map(({ id }) => id)).toEqual([session.id]);
    const open = await sdk.checkout.sessions.list({ status: 'open' });
    expect(open.data).toHaveLength(2);
    const none = await sdk.checkout.sessions.list({ created: { lt: session.created } });
    expect(none.data).toEqual([]);
  });
});

describe('an error in a call', () => {
  const refused = async (params: Stripe.Checkout.SessionCreateParams) => {
    const { sdk } = await standInWith();
    return errorOf(sdk.checkout.sessions.create(params));
  };

  it('names a missing parameter', async () => {
    expect(await refused(checkoutParams({ line_items: undefined }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      statusCode: 400,
      code: 'parameter_missing',
      param: 'line_items',
      message: 'Missing required param: line_items.',
      requestId: expect.stringMatching(/^req_/) as string,
    });
  });

  it('names an unknown parameter', async () => {
    const { standIn } = await standInWith();
    const response = await fetch(`${standIn.url}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      body: new URLSearchParams({ nonsense: '1' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        code: 'parameter_unknown',
        param: 'nonsense',
        message: 'Received unknown parameter: nonsense',
      },
    });
  });

  it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
    [
      'an address that is none',
      { success_url: 'javascript:alert(1)' },
      { code: 'url_invalid', param: 'success_url' },
    ],
    [
      'an e-mail that is none',
      { customer_email: 'nobody' },
      { code: 'email_invalid', param: 'customer_email' },
    ],
    ['an empty text', { client_reference_id: '' }, { code: 'parameter_invalid_empty' }],
    ['another mode', { mode: 'payment' }, { param: 'mode' }],
    [
      'a customer nobody knows',
      { customer: 'cus_none', customer_email: undefined },
      { code: 'resource_missing' },
    ],
    [
      'an amount that is no whole number',
      { line_items: [{ price_data: { currency: 'usd', unit_amount: 1.5, product_data: { name: 'A' } } }] },
      { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
    ],
    [
      'a price that does not recur',
      { line_items: [{ price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'A' } } }] },
      { param: 'line_items' },
    ],
  ])('is reported for %s', async (_, change, expected) => {
    expect(await refused(checkoutParams(change))).toMatchObject({ statusCode: 400, ...expected });
  });

  it.each<[string, (sdk: Stripe) => Promise<unknown>, string]>([
    ['session', (sdk) => sdk.checkout.sessions.retrieve('cs_none'), 'session'],
    ['subscription', (sdk) => sdk.subscriptions.retrieve('sub_none'), 'id'],
    ['invoice', (sdk) => sdk.invoices.retrieve('in_none'), 'invoice'],
    ['customer', (sdk) => sdk.customers.retrieve('cus_none'), 'id'],
    ['event', (sdk) => sdk.events.retrieve('evt_none'), 'id'],
    ['price', (sdk) => sdk.prices.retrieve('price_none'), 'price'],
  ])('is a 404 for a missing %s', async (_, call, param) => {
    const { sdk } = await standInWith();
    expect(await errorOf(call(sdk))).toMatchObject({ statusCode: 404, code: 'resource_missing', param });
  });

  it('is a 401 for a wrong key, which the answer does not repeat, and for a missing one', async () => {
    const { standIn } = await standInWith();
    const wrong = await errorOf(sdkFor(standIn, 'sk_test_of_somebody_else').checkout.sessions.list());
    expect(wrong).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(wrong.message).toBe('Invalid API Key provided: sk_****else');
    const without = await fetch(`${standIn.url}/v1/customers`);
    expect(without.status).toBe(401);
  });

  it('is a 404 for an unknown address', async () => {
    const { standIn } = await standInWith();
    const response = await fetch(`${standIn.url}/v1/charges`, {
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});

describe('customers', () => {
  it('are changed field by field; an empty value removes a field', async () => {
    const { sdk } = await standInWith();
    const { id } = await sdk.customers.create({ email: 'ada@example.com', metadata: { a: '1', b: '2' } });
    await sdk.customers.update(id, { name: 'Ada', metadata: { a: '', c: '3' } });
    expect(await sdk.customers.retrieve(id)).toMatchObject({ email: 'ada@example.com', name: 'Ada' });
    const after = await sdk.customers.update(id, { email: '' });
    expect(after).toMatchObject({ email: null, metadata: { b: '2', c: '3' } });
    expect((await sdk.customers.update(id, { metadata: '' })).metadata).toEqual({});
  });

  it('are found by e-mail', async () => {
    const { sdk } = await standInWith();
    await sdk.customers.create({ email: 'ada@example.com' });
    const grace = await sdk.customers.create({ email: 'grace@example.com' });
    const { data } = await sdk.customers.list({ email: 'grace@example.com' });
    expect(data.map(({ id }) => id)).toEqual([grace.id]);
  });
});

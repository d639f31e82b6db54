import { z } from 'zod';

import {
  checkoutParams,
  idOf,
  receiverFor,
  sdkFor,
  standInWith,
  stopAllAfterEach,
  subscribed,
} from './testing/harness.js';

stopAllAfterEach();

describe('control over HTTP', () => {
  const call = async (url: string, method: string, body?: object, headers = {}) => {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: z.unknown().parse(await response.json()) };
  };

  it('pays a session, renews, fails, lapses and cancels', async () => {
    const { standIn, sdk } = await standInWith();
    const test = `${standIn.url}/test`;
    const session = await sdk.checkout.sessions.create(checkoutParams());
    const paid = await call(`${test}/sessions/${session.id}/pay`, 'POST');
    expect(paid).toMatchObject({ status: 200, body: { payment_status: 'paid' } });
    const id = idOf((await sdk.checkout.sessions.retrieve(session.id)).subscription);
    const action = (what: string, body?: object) => call(`${test}/subscriptions/${id}/${what}`, 'POST', body);
    expect((await action('renew')).body).toMatchObject({ status: 'active' });
    expect((await action('fail')).body).toMatchObject({ status: 'past_due' });
    expect((await action('lapse', { to: 'unpaid' })).body).toMatchObject({ status: 'unpaid' });
    expect((await action('renew')).body).toMatchObject({ status: 'active' });
    expect((await action('cancel', { at_period_end: true })).body).toMatchObject({
      cancel_at_period_end: true,
    });
    expect((await action('cancel')).body).toMatchObject({ status: 'canceled' });
    expect(await action('renew')).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error' } },
    });
    expect((await call(`${test}/subscriptions`, 'GET')).body).toMatchObject([{ id, status: 'canceled' }]);
  });

  it('pauses, orders, resends and resumes deliveries', async () => {
    const { standIn, sdk, control } = await standInWith();
    const receiver = await receiverFor();
    const test = `${standIn.url}/test`;
    await call(`${test}/webhooks/url`, 'POST', { url: receiver.url });
    await call(`${test}/webhooks/pause`, 'POST');
    await subscribed(sdk, standIn);
    const { body } = await call(`${test}/events`, 'GET');
    const ids = z
      .array(
        z.object({
          event: z.object({ id: z.string() }),
          delivery: z.object({ state: z.literal('pending') }),
        }),
      )
      .parse(body)
      .map(({ event }) => event.id);
    const order = [...ids].reverse();
    const delivered = await call(`${test}/webhooks/deliver`, 'POST', { events: order });
    expect(delivered.body).toMatchObject(order.map((id) => ({ event_id: id, delivered: true, status: 200 })));
    await call(`${test}/events/${ids[0] ?? ''}/resend`, 'POST');
    await call(`${test}/webhooks/resume`, 'POST');
    await control.webhooksSettled();
    expect(receiver.events.map(({ id }) => id)).toEqual([...order, ids[0]]);
  });

  it('names the error in a request', async () => {
    const { standIn } = await standInWith();
    const test = `${standIn.url}/test`;
    expect((await call(`${test}/subscriptions/sub_none/renew`, 'POST')).status).toBe(404);
    expect((await call(`${test}/sessions/cs_none/pay`, 'POST')).status).toBe(404);
    expect((await call(`${test}/faults`, 'POST', { kind: 'status', status: 200 })).status).toBe(400);
    expect((await call(`${test}/events/evt_none/resend`, 'POST')).status).toBe(404);
    expect((await call(`${test}/nothing`, 'POST')).status).toBe(404);
    const noJson = await fetch(`${test}/faults`, { method: 'POST', body: '{' });
    expect(noJson.status).toBe(400);
  });

  it('has a page with a button for each action, which leads back to it', async () => {
    const { standIn, sdk } = await standInWith();
    const { subscription } = await subscribed(sdk, standIn);
    const page = await fetch(`${standIn.url}/test`);
    const text = await page.text();
    expect(text).toContain(subscription.id);
    const action = `test/subscriptions/${subscription.id}/lapse`;
    expect(text).toContain(`action="${action}"`);
    const address = new URL(action, `${standIn.url}/test`);
    const pressed = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ to: 'unpaid' }),
      redirect: 'manual',
    });
    expect(pressed.status).toBe(303);
    expect(new URL(pressed.headers.get('location') ?? '', address).href).toBe(`${standIn.url}/test`);
    expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'unpaid' });
  });

  it('refuses the forms of other sites', async () => {
    const { standIn } = await standInWith();
    const refused = await fetch(`${standIn.url}/test/webhooks/pause`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(refused.status).toBe(403);
    expect(standIn.control.webhooksPaused()).toBe(false);
  });
});

describe('faults', () => {
  it('answer the next calls with a status, and only those', async () => {
    const { sdk, control } = await standInWith();
    control.failNext({ kind: 'status', status: 503, times: 2, method: 'POST', path: '/v1/checkout' });
    expect((await sdk.customers.list()).data).toEqual([]);
    const create = () => sdk.checkout.sessions.create(checkoutParams());
    await expect(create()).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
    await expect(create()).rejects.toMatchObject({ statusCode: 503 });
    expect(await create()).toMatchObject({ status: 'open' });
    expect((await sdk.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('are a rate limit with 429', async () => {
    const { sdk, control } = await standInWith();
    control.failNext({ kind: 'status', status: 429 });
    await expect(sdk.customers.list()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  });

  it('lose the answer to a completed call, which its key returns again', async () => {
    const { sdk, control } = await standInWith();
    control.failNext({ kind: 'lose-answer' });
    const create = () => sdk.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'once' });
    const session = await create(); // the SDK retries a broken connection by itself
    expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(control.calls()).toHaveLength(2);
    expect((await sdk.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
  });

  it('hang without doing anything', async () => {
    const { standIn, sdk, control } = await standInWith();
    control.failNext({ kind: 'hang' });
    const impatient = sdkFor(standIn).customers.create({ name: 'Ada' }, { timeout: 100 });
    await expect(impatient).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await sdk.customers.list()).data).toEqual([]);
  });

  it('delay the answer', async () => {
    const { sdk, control } = await standInWith();
    control.failNext({ kind: 'delay', ms: 150 });
    const start = performance.now();
    await sdk.customers.list();
    expect(performance.now() - start).toBeGreaterThanOrEqual(140);
  });

  it('can be cleared', async () => {
    const { standIn, sdk, control } = await standInWith();
    control.failNext({ kind: 'status', status: 500, times: 9 });
    await fetch(`${standIn.url}/test/faults`, { method: 'DELETE' });
    expect((await sdk.customers.list()).data).toEqual([]);
  });
});

describe('the record of calls', () => {
  it('shows each request and its key, and no secret', async () => {
    const { sdk, control } = await standInWith();
    await sdk.customers.create({ name: 'Ada' }, { idempotencyKey: 'customer-1' });
    expect(control.calls()).toEqual([
      { method: 'POST', path: '/v1/customers', idempotency_key: 'customer-1', params: { name: 'Ada' } },
    ]);
  });
});

describe('health', () => {
  it('is 200', async () => {
    const { standIn } = await standInWith();
    expect((await fetch(`${standIn.url}/health`)).status).toBe(200);
  });
});

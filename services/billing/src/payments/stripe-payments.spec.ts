import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Logger } from '@nestjs/common';
import { BAD_SIGNATURE } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import Stripe from 'stripe';
import { v7 as uuid } from 'uuid';

import { Deadline, RPC_BUDGET_MS } from './deadline.js';
import type { NewSession } from './payments.js';
import { StripePayments } from './stripe-payments.js';

interface Call {
  path: string;
  key: string | undefined;
  form: URLSearchParams;
}

const secret = 'whsec_test';
const config = {
  STRIPE_SECRET_KEY: 'sk_test_very_secret',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: undefined,
  PRICE_MONTHLY_CENTS: 14_900,
  PRICE_ANNUAL_CENTS: 29_900,
  PRICE_PRO_CENTS: 2900,
  STRIPE_PRICE_MONTHLY: undefined,
  STRIPE_PRICE_ANNUAL: undefined,
  STRIPE_PRICE_PRO: undefined,
  STRIPE_TIMEOUT_MS: 1000,
  STRIPE_RETRIES: 0,
};

const aSession = (overrides: Partial<NewSession> = {}): NewSession => ({
  checkout_id: uuid(),
  user_id: uuid(),
  plan: 'monthly',
  origin: 'https://proofround.example',
  email: undefined,
  ...overrides,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

describe('a call to Stripe', () => {
  let server: Server;
  let base: string;
  let answer: { status: number; body: unknown; afterMs: number };
  let calls: Call[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const key = request.headers['idempotency-key'];
        calls.push({ path: request.url ?? '', key: key?.toString(), form: new URLSearchParams(body) });
        setTimeout(() => {
          response.writeHead(answer.status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(answer.body));
        }, answer.afterMs).unref();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    calls = [];
    const body = { id: 'cs_test_1', status: 'open', payment_status: 'unpaid', url: 'https://pay.example' };
    answer = { status: 200, body, afterMs: 0 };
  });

  const payments = (overrides: { STRIPE_RETRIES?: number; STRIPE_PRICE_ANNUAL?: string } = {}) =>
    new StripePayments({ ...config, STRIPE_API_BASE: base, ...overrides });
  const soon = () => new Deadline(RPC_BUDGET_MS);

  // rules: PAY-4, PAY-5
  it('creates a page with the published price, our return addresses and the payer’s id', async () => {
    const session = aSession({ email: 'amara@example.com' });
    await payments().createSession(session, 'checkout-1-0', soon());
    const [{ key, form } = { key: undefined, form: new URLSearchParams() }] = calls;
    expect(key).toBe('checkout-1-0');
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][unit_amount]': '14900',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][recurring][interval]': 'month',
      success_url: 'https://proofround.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://proofround.example/payment/cancel',
      client_reference_id: session.user_id,
      customer_email: 'amara@example.com',
      'metadata[user_id]': session.user_id,
      'metadata[plan]': 'monthly',
      'subscription_data[metadata][user_id]': session.user_id,
      'subscription_data[metadata][plan]': 'monthly',
    });
  });

  it('uses the annual price, or the configured price at Stripe, for the annual plan', async () => {
    await payments().createSession(aSession({ plan: 'annual' }), 'a', soon());
    await payments({ STRIPE_PRICE_ANNUAL: 'price_17' }).createSession(
      aSession({ plan: 'annual' }),
      'b',
      soon(),
    );
    expect(calls[0]?.form.get('line_items[0][price_data][unit_amount]')).toBe('29900');
    expect(calls[0]?.form.get('line_items[0][price_data][recurring][interval]')).toBe('year');
    expect(calls[1]?.form.get('line_items[0][price]')).toBe('price_17');
  });

  it('is unavailable when Stripe fails, and does not reveal Stripe’s message', async () => {
    answer = {
      status: 500,
      body: { error: { type: 'api_error', message: 'sk_test_very_secret' } },
      afterMs: 0,
    };
    const logged = jest.spyOn(Logger.prototype, 'warn');
    const failure = await payments()
      .session('cs_test_1', soon())
      .catch((error: unknown) => error);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).toContain('read-session');
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
    logged.mockRestore();
    expect(failure).toMatchObject({ code: 'unavailable', outcome: 'failed' });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('secret');
    expect(failure).not.toHaveProperty('cause');
  });

  it('is unavailable within the deadline when Stripe does not answer', async () => {
    answer.afterMs = 5000;
    await expect(
      payments({ STRIPE_RETRIES: 3 }).session('cs_test_1', new Deadline(400)),
    ).rejects.toMatchObject({ code: 'unavailable', outcome: 'unanswered' });
    // The SDK retries even while the next spec file runs. An answer of 400 ends its retries.
    answer = { status: 400, body: { error: { type: 'invalid_request_error', message: 'x' } }, afterMs: 0 };
    await until('the next attempt is refused', () => calls.length === 2);
  });

  it('is unavailable when the answer has an unexpected shape', async () => {
    answer.body = { id: 'cs_test_1' };
    await expect(payments().session('cs_test_1', soon())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('distinguishes a refused request from an unknown object', async () => {
    answer = { status: 400, body: { error: { type: 'invalid_request_error', message: 'x' } }, afterMs: 0 };
    await expect(payments().createSession(aSession(), 'k', soon())).rejects.toMatchObject({
      outcome: 'refused',
    });
    answer.status = 404;
    expect(await payments().session('cs_test_1', soon())).toBeNull();
    expect(await payments().subscription('sub_1', soon())).toBeNull();
    expect(await payments().invoice('in_1', soon())).toBeNull();
  });
});

describe('the signature of a webhook', () => {
  const payments = new StripePayments(config);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_test_1' } },
  });
  const sign = (text: string, key = secret, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload: text, secret: key, timestamp });
  const bad = expect.objectContaining({ code: 'invalid_signature', message: BAD_SIGNATURE }) as unknown;

  it('is accepted when Stripe made it', () => {
    expect(payments.verify(payload, sign(payload))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      object_id: 'cs_test_1',
    });
  });

  it.each([
    ['another secret', payload, sign(payload, 'whsec_other')],
    ['another text that differs by a space', `${payload} `, sign(payload)],
    ['an old timestamp', payload, sign(payload, secret, Math.floor(Date.now() / 1000) - 301)],
    ['no signature', payload, ''],
    ['nonsense', payload, 't=1,v1=00'],
    ['no payload', '', sign(payload)],
  ])('is refused with %s', (_, text, signature) => {
    expect(() => payments.verify(text, signature)).toThrow(bad as Error);
  });

  it.each(['not json', '[]', '{"id":"evt_1"}', '{"object":"v2.core.event","id":"evt_1"}'])(
    'does not make a payload valid that is not an event: %s',
    (text) => {
      expect(() => payments.verify(text, sign(text))).toThrow(
        expect.objectContaining({ code: 'invalid' }) as Error,
      );
    },
  );
});

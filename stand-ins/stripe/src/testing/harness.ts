import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import Stripe from 'stripe';

import { readBody } from '../http.js';
import { startStripeStandIn, type StripeStandIn, type StripeStandInOptions } from '../stand-in.js';

export const KEY = 'sk_test_standin_4242';
export const WEBHOOK_SECRET = 'whsec_standin_4242';

/** The official SDK, connected to the stand-in over HTTP. */
export function sdkFor(standIn: StripeStandIn, key = KEY): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: standIn.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 5000,
  });
}

/** A webhook that records its events, each checked by the SDK's own constructEvent. */
export interface Receiver {
  readonly url: string;
  readonly events: Stripe.Event[];
  /** Its further answers; `hang` never answers. */
  answer: number | 'hang';
  types(): string[];
  stop(): Promise<void>;
}

export async function startReceiver(secret = WEBHOOK_SECRET): Promise<Receiver> {
  const sdk = new Stripe(KEY);
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        const signature = request.headers['stripe-signature'] ?? '';
        receiver.events.push(sdk.webhooks.constructEvent(body, signature, secret));
        if (receiver.answer !== 'hang') response.writeHead(receiver.answer).end();
      })
      .catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/payment/webhook`,
    events: [],
    answer: 200,
    types: () => receiver.events.map((event) => event.type),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

const running: { stop(): Promise<void> }[] = [];

/** Call in each test file: stops everything that its tests started. */
export function stopAllAfterEach(): void {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
  });
}

export async function standInWith(options: Partial<StripeStandInOptions> = {}) {
  const standIn = await startStripeStandIn({
    secretKey: KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookRetryMs: 10,
    ...options,
  });
  running.push(standIn);
  return { standIn, sdk: sdkFor(standIn), control: standIn.control };
}

export async function receiverFor(standIn?: StripeStandIn): Promise<Receiver> {
  const receiver = await startReceiver();
  running.push(receiver);
  standIn?.control.setWebhookUrl(receiver.url);
  return receiver;
}

/** Waits until the condition holds; fails after ten seconds. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}`);
    await delay(5);
  }
}

/** A checkout as our product creates it. */
export function checkoutParams(
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 14_900,
          recurring: { interval: 'month' },
          product_data: { name: 'Investor Access' },
        },
      },
    ],
    success_url: 'http://localhost:8080/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/payment/cancel',
    customer_email: 'ada@example.com',
    client_reference_id: 'user-1',
    metadata: { payment_id: 'p-1' },
    subscription_data: { metadata: { user_id: 'user-1' } },
    ...change,
  };
}

/** The change of a subscription to annual payment, as our product makes it. */
export function toAnnual({ items }: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  const [item] = items.data;
  if (!item) throw new Error('The subscription has no items');
  return {
    cancel_at_period_end: false,
    items: [
      {
        id: item.id,
        price_data: {
          currency: 'usd',
          unit_amount: 29_900,
          recurring: { interval: 'year' },
          product: idOf(item.price.product),
        },
      },
    ],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  };
}

export function idOf(value: string | { id: string } | null | undefined): string {
  if (value == null) throw new Error('There is no id');
  return typeof value === 'string' ? value : value.id;
}

/** A paid checkout: its session, subscription and invoice, read through the API. */
export async function subscribed(sdk: Stripe, standIn: StripeStandIn) {
  const { id } = await sdk.checkout.sessions.create(checkoutParams());
  standIn.control.pay(id);
  const session = await sdk.checkout.sessions.retrieve(id);
  const subscription = await sdk.subscriptions.retrieve(idOf(session.subscription));
  const invoice = await sdk.invoices.retrieve(idOf(session.invoice));
  return { session, subscription, invoice };
}

/** The error of a failed call, from the SDK. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => new Error('The call went through'),
    (failure: unknown) => failure,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}

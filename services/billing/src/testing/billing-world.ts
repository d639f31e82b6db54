import { createServer, type IncomingMessage } from 'node:http';

import {
  accountDeleted,
  type Actor,
  type Checkout,
  type CheckoutInput,
  DomainError,
  type EventData,
  eventEnvelope,
  type EventType,
  type Idempotency,
  investorAccessChanged,
  paymentConfirmed,
  paymentFailed,
  type PaymentStatus,
  rpc,
  subscriptionEndChanged,
  suspensionChanged,
} from '@proofround/contracts';
import { connectNats, EventPublisher, jetstreamClient } from '@proofround/service-kit';
import { type Control, startStripeStandIn, type StripeStandIn } from '@proofround/stripe-stand-in';
import {
  aDeparture,
  anActor,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  until,
} from '@proofround/test-kit';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { billingService } from '../service.js';
import { AuthDouble } from './auth-double.js';

export const SECRETS = { secretKey: 'sk_test_billing', webhookSecret: 'whsec_billing' };
export const ORIGIN = 'https://proofround.example';

export const anInvestor = (overrides: Partial<Actor> = {}): Actor =>
  anActor({ user_type: 'investor', ...overrides });
export const aFounder = (): Actor => anActor({ user_type: 'startup' });
export const anAdmin = (): Actor => anActor({ is_admin: true });

/** An Idempotency-Key in the form in which the gateway forwards it. */
export const aKey = (key: string = uuid(), fingerprint = 'f'): Idempotency => ({
  route: 'POST /payment/create-checkout',
  key,
  fingerprint,
});

/** Receives the stand-in's webhooks in place of the gateway. */
async function webhookEndpoint(services: RpcTestClient['rpc']) {
  const textOf = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    return Buffer.concat(chunks).toString('utf8');
  };
  const server = createServer((request, response) => {
    const signature = request.headers['stripe-signature'];
    textOf(request)
      .then((payload) =>
        services.call(rpc.webhooks.receive, { payload, signature: signature?.toString() ?? '' }),
      )
      .then(
        () => response.writeHead(200).end(),
        () => response.writeHead(503).end(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/payment/webhook`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The billing service with its own servers, Stripe's stand-in and a substitute for auth. Webhooks
 * are paused; a test delivers them itself.
 */
export class BillingWorld {
  private constructor(
    readonly rpc: RpcTestClient['rpc'],
    readonly stripe: Control,
    readonly auth: AuthDouble,
    readonly database: DataSource,
    readonly natsUrl: string,
    /** The service's environment, for starting a second replica. */
    readonly env: NodeJS.ProcessEnv,
    private readonly published: unknown[],
    private readonly events: EventPublisher,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(
    overrides: NodeJS.ProcessEnv = {},
    { withAuth = true }: { withAuth?: boolean } = {},
  ): Promise<BillingWorld> {
    const nats = await startNats();
    const stripeStandIn: StripeStandIn = await startStripeStandIn({ ...SECRETS, webhookRetryMs: 50 });
    stripeStandIn.control.pauseWebhooks();
    const service = await startTestService(billingService, {
      NATS_URL: nats.url,
      STRIPE_SECRET_KEY: SECRETS.secretKey,
      STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
      STRIPE_API_BASE: stripeStandIn.url,
      PUBLIC_ORIGINS: `${ORIGIN}/,http://localhost:8080`,
      STRIPE_TIMEOUT_MS: '1000',
      STRIPE_RETRIES: '0',
      WEBHOOK_SWEEP_MS: '50',
      WEBHOOK_BACKOFF_MS: '50',
      RECONCILE_SWEEP_MS: '3600000',
      ...overrides,
    });
    const client = await rpcClient(nats.url);
    const connection = await connectNats({ url: nats.url, name: 'test-events' });
    const published: unknown[] = [];
    connection.subscribe('events.>', { callback: (_, message) => void published.push(message.json()) });
    await connection.flush();
    const auth = await AuthDouble.start(nats.url);
    if (!withAuth) auth.down();
    const endpoint = await webhookEndpoint(client.rpc);
    stripeStandIn.control.setWebhookUrl(endpoint.url);
    const database = service.app.get(DataSource);
    return new BillingWorld(
      client.rpc,
      stripeStandIn.control,
      auth,
      database,
      nats.url,
      service.env,
      published,
      new EventPublisher(jetstreamClient(connection)),
      async () => {
        endpoint.close();
        await auth.close();
        await client.close();
        await connection.drain();
        await service.close();
        await stripeStandIn.stop();
        await nats.stop();
      },
    );
  }

  stop = (): Promise<void> => this.end();

  checkout = (
    actor: Actor,
    body: Partial<CheckoutInput> = {},
    idempotency?: Idempotency,
  ): Promise<Checkout> =>
    this.rpc.call(rpc.checkouts.create, { actor, body: { origin_url: ORIGIN, ...body } }, { idempotency });

  status = (actor: Actor, session_id: string): Promise<PaymentStatus> =>
    this.rpc.call(rpc.payments.getStatus, { actor, session_id });

  revenue = async (): Promise<number> =>
    (await this.rpc.call(rpc.admin.getStats.billing, { actor: anAdmin() })).total_revenue;

  /** The revenue that `work` adds, in dollars. */
  revenueOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await this.revenue();
    await work();
    return Math.round(((await this.revenue()) - before) * 100) / 100;
  };

  /** A new investor who has paid at Stripe; billing does not know it yet. */
  paid = async (body: Partial<CheckoutInput> = {}, actor = anInvestor()) => {
    const { session_id } = await this.checkout(actor, body);
    const { subscription } = this.stripe.pay(session_id);
    return { actor, session_id, subscription: String(subscription) };
  };

  /** A new investor whose payment billing has recorded. */
  subscribed = async (body: Partial<CheckoutInput> = {}) => {
    const paid = await this.paid(body);
    await this.status(paid.actor, paid.session_id);
    return paid;
  };

  overview = (actor: Actor) => this.rpc.call(rpc.subscriptions.get, { actor });

  metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${this.env['OPS_PORT']}/metrics`)).text();

  /** Stripe's SDK at the stand-in, for what others do at the same Stripe account. */
  sdk = (): Stripe => {
    const { hostname, port } = new URL(this.env['STRIPE_API_BASE'] ?? '');
    return new Stripe(SECRETS.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  };

  /** The stand-in's events whose object contains one of the texts, oldest first. */
  eventsAbout = (...needles: string[]): { id: string; type: string }[] =>
    this.stripe
      .events()
      .map(({ event }) => event)
      .filter((event) => needles.some((needle) => JSON.stringify(event.data.object).includes(needle)))
      .map(({ id, type }) => ({ id, type }));

  /** Delivers the stand-in's events about an object, in the order that `arrange` returns. */
  deliver = async (needle: string, arrange = (ids: string[]) => ids): Promise<void> => {
    const attempts = await this.stripe.deliver(arrange(this.eventsAbout(needle).map(({ id }) => id)));
    if (!attempts.every(({ delivered }) => delivered)) throw new Error(JSON.stringify(attempts));
  };

  /** Sends a webhook to billing as the gateway does. */
  receive = (payload: string, signature: string) =>
    this.rpc.call(rpc.webhooks.receive, { payload, signature });

  sign = (payload: string, secret = SECRETS.webhookSecret, ageS = 0): string =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - ageS,
    });

  /** Sends a signed event that the stand-in did not create, and returns its id. */
  sendEvent = async (type: string, object: { id?: string }, id = `evt_${uuid()}`): Promise<string> => {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
    await this.receive(payload, this.sign(payload));
    return id;
  };

  /** The matching calls to Stripe's API, oldest first. */
  calls = (method: string, path: RegExp) =>
    this.stripe.calls().filter((call) => call.method === method && path.test(call.path));

  rows = async <S extends z.ZodType>(
    schema: S,
    sql: string,
    values: unknown[] = [],
  ): Promise<z.output<S>[]> => z.array(schema).parse(await this.database.query(sql, values));

  webhook = async (id: string) =>
    (
      await this.rows(
        z.object({ status: z.string(), attempts: z.number() }),
        'SELECT status, attempts FROM webhook_events WHERE id = $1',
        [id],
      )
    )[0];

  isPremium = async (actor: Actor): Promise<boolean> => (await this.member(actor))?.is_premium ?? false;
  isPro = async (actor: Actor): Promise<boolean> => (await this.member(actor))?.is_pro ?? false;

  private member = async ({ user_id }: Actor) =>
    (
      await this.rows(
        z.object({ is_premium: z.boolean(), is_pro: z.boolean() }),
        'SELECT is_premium, is_pro FROM members WHERE user_id = $1',
        [user_id],
      )
    )[0];

  /** Publishes that an account is deleted, and waits until billing has processed it. */
  deleteAccount = async ({ user_id }: Actor, event_id = uuid()): Promise<string> => {
    await this.events.publish(accountDeleted, aDeparture(user_id), event_id);
    return this.processed(event_id);
  };

  /** Publishes that an account is suspended or restored, and waits until billing has processed it. */
  suspend = async (
    { user_id }: Actor,
    suspended: boolean,
    changed_at: string,
    event_id = uuid(),
  ): Promise<string> => {
    await this.events.publish(suspensionChanged, { user_id, suspended, changed_at }, event_id);
    return this.processed(event_id);
  };

  private processed = async (event_id: string): Promise<string> => {
    await until('billing has processed the event', async () => {
      const rows = await this.rows(z.unknown(), 'SELECT 1 FROM inbox WHERE event_id = $1', [event_id]);
      return rows.length > 0;
    });
    return event_id;
  };

  /** Makes reconciliation read a subscription now. */
  due = (subscription: string): Promise<unknown> =>
    this.database.query('UPDATE subscriptions SET next_check_at = now() WHERE id = $1', [subscription]);

  /** When reconciliation reads it next, in milliseconds. */
  nextCheck = async (subscription: string): Promise<number> => {
    const sql = 'SELECT next_check_at FROM subscriptions WHERE id = $1';
    const [row] = await this.rows(z.object({ next_check_at: z.date() }), sql, [subscription]);
    return row?.next_check_at.getTime() ?? 0;
  };

  confirmedPayments = (actor: Actor) => this.publishedAbout(paymentConfirmed, actor.user_id);
  endChanges = (actor: Actor) => this.publishedAbout(subscriptionEndChanged, actor.user_id);
  failedPayments = (actor: Actor) => this.publishedAbout(paymentFailed, actor.user_id);
  accessChanges = (actor: Actor) => this.publishedAbout(investorAccessChanged, actor.user_id);

  /** The published events of one type about a user, after the outbox is empty. */
  private publishedAbout = async <E extends EventType>(event: E, userId: string): Promise<EventData<E>[]> => {
    await until('the outbox is empty', async () => {
      const [row] = await this.rows(
        z.object({ left: z.coerce.number() }),
        'SELECT count(*) AS left FROM outbox',
      );
      return row?.left === 0;
    });
    const aboutUser = z.object({ user_id: z.literal(userId) });
    return this.published
      .map((message) => eventEnvelope.parse(message))
      .filter(({ name, data }) => name === event.name && aboutUser.safeParse(data).success)
      .map(({ data }) => event.data.parse(data) as EventData<E>);
  };
}

/** The error of a call that must fail. */
export async function refusal(call: Promise<unknown>): Promise<DomainError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}

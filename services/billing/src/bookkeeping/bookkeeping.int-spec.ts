import { createServer, type Server } from 'node:http';

import { type Actor, rpc } from '@proofround/contracts';
import { rpcClient, type RpcTestClient, startNats, startTestService } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { sealOf } from '../payments/provenance.js';
import { SubscriptionRow } from '../records/subscription.entity.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../records/subscription-states.js';
import { billingService } from '../service.js';
import { AuthDouble } from '../testing/auth-double.js';
import { anInvestor } from '../testing/billing-world.js';

const PRICE = {
  id: 'price_1',
  unit_amount: 14_900,
  currency: 'usd',
  recurring: { interval: 'month', interval_count: 1 },
  product: { id: 'prod_1', name: 'Proofround Investor Access' },
};

/** Uses answers of Stripe that the stand-in cannot give, because there every payment succeeds at once. */
describe('payments that do not succeed at once', () => {
  const objects = new Map<string, object>();
  let stripe: Server;
  let client: RpcTestClient;
  let auth: AuthDouble;
  let database: DataSource;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    stripe = createServer((request, response) => {
      const found = objects.get((request.url ?? '').split('/').at(-1)?.split('?')[0] ?? '');
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ?? { error: { type: 'invalid_request_error' } }));
    });
    await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
    const address = stripe.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const nats = await startNats();
    const service = await startTestService(billingService, {
      NATS_URL: nats.url,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: `http://127.0.0.1:${address.port}`,
      PUBLIC_ORIGINS: 'https://proofround.example',
    });
    database = service.app.get(DataSource);
    client = await rpcClient(nats.url);
    auth = await AuthDouble.start(nats.url);
    stop = async () => {
      await client.close();
      await auth.close();
      await service.close();
      await nats.stop();
      stripe.closeAllConnections();
      stripe.close();
    };
  });
  afterAll(() => stop());

  const status = (actor: Actor, session_id: string) =>
    client.rpc.call(rpc.payments.getStatus, { actor, session_id });
  let count = 0;
  /** Stores a session and its subscription in the fake Stripe, and returns the session's id. */
  const storeSession = (
    actor: Actor,
    payment_status: string,
    subscriptionStatus: string,
    id = `cs_test_${++count}`,
  ) => {
    const claim = { user_id: actor.user_id, plan: 'monthly', checkout_id: uuid() } as const;
    const metadata = { ...claim, seal: sealOf('sk_test_1', claim) };
    const subscription = `sub_${id}`;
    objects.set(id, {
      id,
      status: 'complete',
      payment_status,
      client_reference_id: actor.user_id,
      metadata,
      subscription,
      invoice: `in_${id}`,
      amount_total: payment_status === 'no_payment_required' ? 0 : 14_900,
    });
    objects.set(subscription, {
      id: subscription,
      status: subscriptionStatus,
      metadata,
      items: {
        data: [{ id: 'si_1', current_period_end: Math.floor(Date.now() / 1000) + 1000, price: PRICE }],
      },
    });
    return id;
  };
  const countPayments = async (actor: Actor): Promise<number> => {
    const rows: unknown[] = await database.query('SELECT 1 FROM payments WHERE user_id = $1', [
      actor.user_id,
    ]);
    return rows.length;
  };
  const isWaiting = async (session: string): Promise<boolean> => {
    const rows: unknown[] = await database.query(
      'SELECT 1 FROM checkouts WHERE session_id = $1 AND next_check_at IS NOT NULL',
      [session],
    );
    return rows.length > 0;
  };

  it('are unpaid while the subscription is incomplete', async () => {
    const actor = anInvestor();
    const session = storeSession(actor, 'paid', 'incomplete');
    expect(await status(actor, session)).toEqual({ payment_status: 'unpaid', status: 'complete' });
    expect(auth.isPremium(actor.user_id)).toBe(false);
    storeSession(actor, 'paid', 'active', session);
    expect(await status(actor, session)).toEqual({ payment_status: 'paid', status: 'complete' });
    expect(auth.isPremium(actor.user_id)).toBe(true);
    expect(await countPayments(actor)).toBe(1);
  });

  // rule: PAY-2
  it('may take days: the session is complete but unpaid, and nobody pays twice, until the bank answers', async () => {
    const actor = anInvestor();
    const session = storeSession(actor, 'unpaid', 'incomplete');
    expect(await status(actor, session)).toEqual({ payment_status: 'unpaid', status: 'complete' });
    expect(await countPayments(actor)).toBe(0);
    expect(await isWaiting(session)).toBe(true);
    const body = { plan: 'monthly', origin_url: 'https://proofround.example' } as const;
    await expect(client.rpc.call(rpc.checkouts.create, { actor, body })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Your last payment is still being confirmed',
    });
    storeSession(actor, 'paid', 'active', session);
    expect(await status(actor, session)).toMatchObject({ payment_status: 'paid' });
    expect(await countPayments(actor)).toBe(1);
    expect(await isWaiting(session)).toBe(false);
  });

  it('may fail after days, and then reconciliation stops', async () => {
    const actor = anInvestor();
    const session = storeSession(actor, 'unpaid', 'incomplete_expired');
    expect(await status(actor, session)).toEqual({ payment_status: 'unpaid', status: 'complete' });
    expect(await isWaiting(session)).toBe(false);
    expect(auth.isPremium(actor.user_id)).toBe(false);
  });

  it.each(['trialing', 'active'])('may be free: %s gives access without revenue', async (state) => {
    const actor = anInvestor();
    const session = storeSession(actor, 'no_payment_required', state);
    expect(await status(actor, session)).toEqual({
      payment_status: 'no_payment_required',
      status: 'complete',
    });
    expect(auth.isPremium(actor.user_id)).toBe(true);
    expect(await countPayments(actor)).toBe(0);
  });

  it.each(['paused', 'unpaid', 'canceled', 'something_new'])(
    'give no access when the subscription is %s',
    async (state) => {
      const actor = anInvestor();
      expect(await status(actor, storeSession(actor, 'paid', state))).toMatchObject({
        payment_status: 'paid',
      });
      expect(auth.isPremium(actor.user_id)).toBe(false);
      expect(await countPayments(actor)).toBe(1);
    },
  );

  describe.each(SUBSCRIPTION_STATUSES)('whose subscription is %s at Stripe', (to) => {
    /** The status that must be recorded afterwards. */
    const expectedAfter = (from: SubscriptionStatus): SubscriptionStatus => {
      if (from === 'canceled' || from === 'incomplete_expired') return from;
      const isBeginning = to === 'incomplete' || to === 'incomplete_expired';
      return isBeginning && from !== 'incomplete' ? from : to;
    };

    it('record that status if the recorded one can lead to it', async () => {
      for (const from of SUBSCRIPTION_STATUSES) {
        const actor = anInvestor();
        const session = storeSession(actor, 'paid', to === 'unknown' ? 'something_new' : to);
        const subscription = `sub_${session}`;
        await database.manager.insert(SubscriptionRow, {
          id: subscription,
          user_id: actor.user_id,
          plan: 'monthly',
          status: from,
          as_of: new Date(Date.now() - 60_000),
        });
        await status(actor, session);
        const row = await database.manager.findOneByOrFail(SubscriptionRow, { id: subscription });
        expect(`${from} → ${row.status}`).toBe(`${from} → ${expectedAfter(from)}`);
      }
    });
  });

  it('of another seller at the same Stripe account are not found', async () => {
    const actor = anInvestor();
    const session = storeSession(actor, 'paid', 'active');
    objects.set(session, { ...objects.get(session), client_reference_id: 'order-17', metadata: {} });
    await expect(status(actor, session)).rejects.toMatchObject({ code: 'not_found' });
  });
});

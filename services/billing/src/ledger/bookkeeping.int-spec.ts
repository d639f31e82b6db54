import { rpc, type Actor } from '@proofround/contracts';
import { rpcClient, startNats, startTestService, type RpcTestClient } from '@proofround/test-kit';
import { createServer, type Server } from 'node:http';
import { DataSource } from 'typeorm';

import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../access/subscription-states.js';
import { SubscriptionRow } from '../access/subscription.entity.js';
import { billingService } from '../service.js';
import { AuthDouble } from '../testing/auth-double.js';
import { anInvestor } from '../testing/world.js';

/** Answers of Stripe's that the stand-in, where every card pays at once, does not give. */
describe('payments that are not simply paid', () => {
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
  /** A session as Stripe would have it, and the subscription that it led to. */
  const at = (
    actor: Actor,
    payment_status: string,
    subscriptionStatus: string,
    id = `cs_test_${++count}`,
  ) => {
    const metadata = { user_id: actor.user_id, plan: 'monthly' };
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
      items: { data: [{ current_period_end: Math.floor(Date.now() / 1000) + 1000 }] },
    });
    return id;
  };
  const payments = async (actor: Actor): Promise<number> => {
    const rows: unknown[] = await database.query('SELECT 1 FROM payments WHERE user_id = $1', [
      actor.user_id,
    ]);
    return rows.length;
  };
  const waits = async (session: string): Promise<boolean> => {
    const rows: unknown[] = await database.query(
      'SELECT 1 FROM checkouts WHERE session_id = $1 AND next_check_at IS NOT NULL',
      [session],
    );
    return rows.length > 0;
  };

  it('are not called paid while the subscription is incomplete', async () => {
    const actor = anInvestor();
    const session = at(actor, 'paid', 'incomplete');
    expect(await status(actor, session)).toEqual({ payment_status: 'unpaid', status: 'complete' });
    expect(auth.isPremium(actor.user_id)).toBe(false);
    at(actor, 'paid', 'active', session);
    expect(await status(actor, session)).toEqual({ payment_status: 'paid', status: 'complete' });
    expect(auth.isPremium(actor.user_id)).toBe(true);
    expect(await payments(actor)).toBe(1);
  });

  it('may take days: complete and unpaid until the bank has answered', async () => {
    const actor = anInvestor();
    const session = at(actor, 'unpaid', 'incomplete');
    expect(await status(actor, session)).toEqual({ payment_status: 'unpaid', status: 'complete' });
    expect(await payments(actor)).toBe(0);
    expect(await waits(session)).toBe(true);
    at(actor, 'paid', 'active', session);
    expect(await status(actor, session)).toMatchObject({ payment_status: 'paid' });
    expect(await payments(actor)).toBe(1);
    expect(await waits(session)).toBe(false);
  });

  it('may fail after days, and then nothing is waited for any more', async () => {
    const actor = anInvestor();
    const session = at(actor, 'unpaid', 'incomplete_expired');
    expect(await status(actor, session)).toEqual({ payment_status: 'unpaid', status: 'complete' });
    expect(await waits(session)).toBe(false);
    expect(auth.isPremium(actor.user_id)).toBe(false);
  });

  it.each(['trialing', 'active'])('may cost nothing: %s gives access and takes no money', async (state) => {
    const actor = anInvestor();
    const session = at(actor, 'no_payment_required', state);
    expect(await status(actor, session)).toEqual({
      payment_status: 'no_payment_required',
      status: 'complete',
    });
    expect(auth.isPremium(actor.user_id)).toBe(true);
    expect(await payments(actor)).toBe(0);
  });

  it.each(['paused', 'unpaid', 'canceled', 'something_new'])(
    'give no access when the subscription is %s by now',
    async (state) => {
      const actor = anInvestor();
      expect(await status(actor, at(actor, 'paid', state))).toMatchObject({ payment_status: 'paid' });
      expect(auth.isPremium(actor.user_id)).toBe(false);
      expect(await payments(actor)).toBe(1);
    },
  );

  describe.each(SUBSCRIPTION_STATUSES)('find the subscription %s', (to) => {
    /** What is on record after that, by what was before. */
    const after = (from: SubscriptionStatus): SubscriptionStatus => {
      if (from === 'canceled' || from === 'incomplete_expired') return from;
      const isBeginning = to === 'incomplete' || to === 'incomplete_expired';
      return isBeginning && from !== 'incomplete' ? from : to;
    };

    it('and record it where that can have come of what is on record', async () => {
      for (const from of SUBSCRIPTION_STATUSES) {
        const actor = anInvestor();
        const session = at(actor, 'paid', to === 'unknown' ? 'something_new' : to);
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
        expect(`${from} → ${row.status}`).toBe(`${from} → ${after(from)}`);
      }
    });
  });

  it('of somebody else at the same Stripe account are none of ours', async () => {
    const actor = anInvestor();
    const session = at(actor, 'paid', 'active');
    objects.set(session, { ...objects.get(session), client_reference_id: 'order-17', metadata: {} });
    await expect(status(actor, session)).rejects.toMatchObject({ code: 'not_found' });
  });
});

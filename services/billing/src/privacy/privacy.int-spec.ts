import { type Actor, rpc } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, aKey, anInvestor, BillingWorld, refusal } from '../testing/billing-world.js';

const cancellation = z.object({ status: z.string(), attempts: z.number() });
const someStatus = z.object({ status: z.string() });

describe('a deleted account in billing', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await BillingWorld.start({
      RECONCILE_SWEEP_MS: '50',
      CANCEL_ATTEMPTS: '3',
      CANCEL_BACKOFF_MS: '20',
    });
  });
  afterAll(() => world.stop());
  afterEach(() => world.stripe.clearFaults());

  const atStripe = (id: string) =>
    world.stripe.subscriptions().find((subscription) => subscription.id === id)?.status;
  const cancellationOf = async (id: string) =>
    (
      await world.rows(
        cancellation,
        'SELECT status, attempts FROM cancellations WHERE subscription_id = $1',
        [id],
      )
    )[0];
  const cancelled = (subscription: string) =>
    until('the subscription is cancelled', async () => {
      const row = await cancellationOf(subscription);
      return row?.status === 'done' && atStripe(subscription) === 'canceled';
    });
  const cancelCalls = (subscription: string) =>
    world.calls('DELETE', new RegExp(`^/v1/subscriptions/${subscription}$`));
  const tablesWith = async (text: string): Promise<string[]> => {
    const tables = [
      'members',
      'checkouts',
      'subscriptions',
      'payments',
      'webhook_events',
      'idempotency_keys',
    ];
    const found = await Promise.all(
      tables.map(async (table) => {
        const sql = `SELECT 1 FROM "${table}" AS data WHERE data::text LIKE '%' || $1 || '%' LIMIT 1`;
        return (await world.rows(z.unknown(), sql, [text])).length > 0 ? [table] : [];
      }),
    );
    return found.flat();
  };
  const exported = (actor: Actor, section: 'payments' | 'subscriptions' | 'checkouts') =>
    world.rpc.call(rpc.accounts.export.billing, { actor, section });

  // rule: PRIVACY-7
  it('has its subscription cancelled at Stripe once, even when the event is repeated', async () => {
    const { actor, subscription } = await world.subscribed();
    const event = await world.deleteAccount(actor);
    await world.deleteAccount(actor, event);
    await world.deleteAccount(actor);
    await cancelled(subscription);
    expect(cancelCalls(subscription)).toHaveLength(1);
    expect(await world.isPremium(actor)).toBe(false);
    // Payments stay: amounts, dates and Stripe's ids.
    expect(await exported(actor, 'payments')).toEqual([
      expect.objectContaining({ amount: 149, subscription_id: subscription }),
    ]);
  });

  it('leaves no name or e-mail address, not even from Stripe’s webhooks', async () => {
    const { actor, subscription } = await world.subscribed();
    await world.deliver(actor.user_id);
    await world.deleteAccount(actor);
    await cancelled(subscription);
    await world.deliver(subscription);
    await until('every webhook is processed', async () => {
      const rows = await world.rows(someStatus, "SELECT status FROM webhook_events WHERE status = 'pending'");
      return rows.length === 0;
    });
    expect(await tablesWith(world.auth.email)).toEqual([]);
    expect(await tablesWith('Amara Osei')).toEqual([]);
  });

  it('has its open payment page expired', async () => {
    const actor = anInvestor();
    const { session_id } = await world.checkout(actor, {}, aKey());
    await world.deleteAccount(actor);
    await until('the page has expired', async () => {
      const [row] = await world.rows(someStatus, 'SELECT status FROM checkouts WHERE session_id = $1', [
        session_id,
      ]);
      return row?.status === 'expired';
    });
    expect((await world.status(actor, session_id)).status).toBe('expired');
    expect(await tablesWith(`"${session_id}"`)).toEqual([]);
  });

  it('loses Founder Pro as well', async () => {
    const { actor, session_id } = await world.paid({ plan: 'pro' }, aFounder());
    await world.status(actor, session_id);
    expect(await world.isPro(actor)).toBe(true);
    await world.deleteAccount(actor);
    expect(await world.isPro(actor)).toBe(false);
  });

  it('gets no access for a payment that is confirmed later, and is not charged again', async () => {
    const { actor, subscription } = await world.paid();
    await world.deleteAccount(actor); // before billing knows of the payment
    await world.deliver(actor.user_id);
    await cancelled(subscription);
    expect(await world.isPremium(actor)).toBe(false);
    expect(await world.accessChanges(actor)).toEqual([]);
    expect(await exported(actor, 'payments')).toHaveLength(1);
  });

  it('cannot start a payment', async () => {
    const actor = anInvestor();
    await world.deleteAccount(actor);
    expect((await refusal(world.checkout(actor))).code).toBe('unauthenticated');
    expect(await exported(actor, 'checkouts')).toEqual([]);
  });

  // rule: OPS-71
  it('has its cancellation retried while Stripe is down, and marked as failed after the last attempt', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.failNext({ kind: 'status', status: 500, method: 'DELETE', times: 3 });
    await world.deleteAccount(actor);
    await until('it is given up', async () => (await cancellationOf(subscription))?.status === 'failed');
    expect(await cancellationOf(subscription)).toEqual({ status: 'failed', attempts: 3 });
    expect(atStripe(subscription)).toBe('active');
    await until('the metrics tell an operator', async () =>
      (await world.metrics()).includes('proofround_subscription_cancellations_waiting{status="failed"} 1'),
    );
    world.stripe.clearFaults();
    // A webhook of the subscription, such as a renewal, restarts the cancellation.
    world.stripe.renew(subscription);
    await world.deliver(subscription);
    await cancelled(subscription);
  });

  it('is exported with its own payments only', async () => {
    const { actor, subscription, session_id } = await world.subscribed({ plan: 'annual' });
    expect(await exported(actor, 'payments')).toEqual([
      expect.objectContaining({ amount: 299, plan: 'annual', subscription_id: subscription }),
    ]);
    expect(await exported(actor, 'subscriptions')).toEqual([
      expect.objectContaining({ id: subscription, status: 'active' }),
    ]);
    expect(await exported(actor, 'checkouts')).toEqual([expect.objectContaining({ session_id })]);
    expect(await exported(anInvestor(), 'payments')).toEqual([]);
  });
});

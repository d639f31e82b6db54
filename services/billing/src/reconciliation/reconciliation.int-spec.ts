import { DAY_MS } from '@proofround/contracts';
import { startTestService, until } from '@proofround/test-kit';
import { z } from 'zod';

import { billingService } from '../service.js';
import { anInvestor, BillingWorld } from '../testing/billing-world.js';

/** No webhook is delivered in these tests. */
describe('reconciliation', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start({
      RECONCILE_SWEEP_MS: '50',
      RECONCILE_AFTER_MS: '200',
      STRIPE_TIMEOUT_MS: '300',
    });
  });
  afterAll(() => world.stop());
  afterEach(() => world.stripe.clearFaults());

  const due = (subscription: string) =>
    world.database.query('UPDATE subscriptions SET next_check_at = now() WHERE id = $1', [subscription]);

  it('activates a payment whose webhook was lost and whose payer did not return', async () => {
    const { actor } = await world.paid();
    await until('the payer has access', () => world.isPremium(actor));
    expect(await world.confirmedPayments(actor)).toEqual([
      expect.objectContaining({ kind: 'subscription', amount_cents: 14_900 }),
    ]);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  it('records that a session has expired', async () => {
    const actor = anInvestor();
    const { session_id } = await world.checkout(actor);
    world.stripe.expire(session_id);
    await until('it is recorded', async () => {
      const rows: unknown[] = await world.database.query(
        "SELECT 1 FROM checkouts WHERE session_id = $1 AND status = 'expired' AND next_check_at IS NULL",
        [session_id],
      );
      return rows.length === 1;
    });
  });

  it('checks an open session at growing intervals', async () => {
    const { session_id } = await world.checkout(anInvestor());
    const state = async () =>
      (
        await world.rows(
          z.object({ checks: z.number(), pause_ms: z.coerce.number() }),
          `SELECT checks, extract(epoch FROM next_check_at - now()) * 1000 AS pause_ms
           FROM checkouts WHERE session_id = $1`,
          [session_id],
        )
      )[0];
    const later = await until('it was asked three times', async () => {
      const now = await state();
      return now !== undefined && now.checks >= 3 && now;
    });
    // 200 ms, doubled each time
    expect(later.pause_ms).toBeGreaterThan(500);
  });

  it('counts every missed renewal after the period is over', async () => {
    const { actor, subscription } = await world.subscribed();
    const revenue = await world.revenueOf(async () => {
      world.stripe.renew(subscription);
      world.stripe.renew(subscription);
      await due(subscription);
      await until('both are counted', async () => (await world.confirmedPayments(actor)).length === 3);
    });
    expect(revenue).toBe(298);
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('ends access when a subscription has lapsed without a webhook', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.lapse(subscription);
    await due(subscription);
    await until('access has ended', async () => !(await world.isPremium(actor)));
    expect((await world.accessChanges(actor)).map(({ is_premium }) => is_premium)).toEqual([true, false]);
  });

  // rule: PAY-10
  it('checks a subscription every week, every day while a payment is due, and never after it has ended', async () => {
    const { actor, subscription } = await world.subscribed();
    const daysToCheck = async () => {
      const [row] = await world.rows(
        z.object({ next_check_at: z.date(), period_end: z.date() }),
        'SELECT next_check_at, period_end FROM subscriptions WHERE id = $1',
        [subscription],
      );
      expect(row?.period_end.getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS);
      return ((row?.next_check_at.getTime() ?? 0) - Date.now()) / DAY_MS;
    };
    expect(await daysToCheck()).toBeCloseTo(7, 1);
    // The next period has begun, although nothing was paid for it.
    world.stripe.failRenewal(subscription);
    await world.deliver(subscription);
    expect(await daysToCheck()).toBeCloseTo(1, 1);
    world.stripe.cancel(subscription);
    await due(subscription);
    await until('access has ended', async () => !(await world.isPremium(actor)));
    expect(
      await world.database.query('SELECT next_check_at FROM subscriptions WHERE id = $1', [subscription]),
    ).toEqual([{ next_check_at: null }]);
  });

  it('checks a subscription that Stripe does not know at growing intervals', async () => {
    const { user_id } = anInvestor();
    const id = `sub_${user_id}`;
    await world.database.query(
      `INSERT INTO subscriptions (id, user_id, plan, status, period_end, as_of, next_check_at)
       VALUES ($1, $2, 'monthly', 'unpaid', now() - interval '8 hours', now(), now() - interval '1 s')`,
      [id, user_id],
    );
    const checked = await until('it is asked for', async () => {
      const [row] = await world.rows(
        z.object({ minutes: z.number() }),
        'SELECT extract(epoch FROM next_check_at - now())::float8 / 60 AS minutes FROM subscriptions WHERE id = $1',
        [id],
      );
      return row && row.minutes > 0 && row;
    });
    expect(checked.minutes).toBeGreaterThan(100);
    expect(checked.minutes).toBeLessThan(121);
  });

  it('expires a retiring page, or records its payment if the payer was faster', async () => {
    const [unpaidPayer, paidPayer] = [anInvestor(), anInvestor()];
    const open = await world.checkout(unpaidPayer);
    const paid = await world.checkout(paidPayer);
    world.stripe.pay(paid.session_id);
    await world.database.query(
      "UPDATE checkouts SET status = 'retiring', next_check_at = now() WHERE session_id = ANY($1)",
      [[open.session_id, paid.session_id]],
    );
    await until('the payer has access', () => world.isPremium(paidPayer));
    await until(
      'the page has ended',
      async () => (await world.status(unpaidPayer, open.session_id)).status === 'expired',
    );
    expect(await world.isPremium(unpaidPayer)).toBe(false);
  });

  it('abandons attempts without a page', async () => {
    const actor = anInvestor();
    await world.database.query(
      `INSERT INTO checkouts (id, user_id, plan, status, next_check_at)
       VALUES (gen_random_uuid(), $1, 'monthly', 'creating', now())`,
      [actor.user_id],
    );
    await until('it is abandoned', async () => {
      const rows: unknown[] = await world.database.query(
        "SELECT 1 FROM checkouts WHERE user_id = $1 AND status = 'abandoned' AND next_check_at IS NULL",
        [actor.user_id],
      );
      return rows.length === 1;
    });
  });

  it('waits while Stripe is down and continues when it is back', async () => {
    world.stripe.failNext({ kind: 'hang', method: 'GET', times: 5 });
    const { actor } = await world.paid();
    await until('the payer has access', () => world.isPremium(actor));
  });

  it('counts a payment once when two replicas run it', async () => {
    const second = await startTestService(billingService, { ...world.env });
    const all = await Promise.all(Array.from({ length: 6 }, () => world.paid()));
    await until('all have access', async () =>
      (await Promise.all(all.map(({ actor }) => world.isPremium(actor)))).every(Boolean),
    );
    await second.close();
    for (const { actor } of all) expect(await world.confirmedPayments(actor)).toHaveLength(1);
  });
});

describe('finished webhooks', () => {
  it('are deleted after the retention time; failed ones stay and are counted', async () => {
    const world = await BillingWorld.start({ RECONCILE_SWEEP_MS: '50' });
    const insert = `INSERT INTO webhook_events (id, type, payload, status, received_at)
                    VALUES ($1, 'x', '{}', $2, now() - interval '31 days')`;
    await world.database.query(insert, ['evt_failed', 'failed']);
    await world.database.query(insert, ['evt_ignored', 'ignored']);
    await world.database.query(insert, ['evt_processed', 'processed']);
    await until('the others are gone', async () => (await world.webhook('evt_processed')) === undefined);
    expect(await world.webhook('evt_ignored')).toBeUndefined();
    expect(await world.webhook('evt_failed')).toMatchObject({ status: 'failed' });
    expect(await world.metrics()).toContain('proofround_stripe_webhooks_waiting{status="failed"} 1');
    await world.stop();
  });
});

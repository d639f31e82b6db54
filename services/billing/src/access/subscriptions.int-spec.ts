import { DAY_MS, rpc } from '@proofround/contracts';
import { anActor, until } from '@proofround/test-kit';
import { z } from 'zod';

import { BillingWorld, refusal } from '../testing/billing-world.js';

describe('subscriptions', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start();
  });
  afterAll(() => world.stop());
  afterEach(() => world.stripe.clearFaults());

  /** Billing reads the subscription, as after a webhook. */
  const readAgain = async (id: string): Promise<void> => {
    const event = await world.sendEvent('customer.subscription.updated', { id });
    await until('it is read', async () => (await world.webhook(event))?.status === 'processed');
  };

  // rule: PAY-10
  it('add each renewal to the revenue once, in any order and any number of deliveries', async () => {
    const { actor, subscription } = await world.subscribed();
    const revenue = await world.revenueOf(async () => {
      world.stripe.renew(subscription);
      world.stripe.renew(subscription);
      await world.deliver(actor.user_id, (ids) => ids.toReversed());
      await world.deliver(actor.user_id);
    });
    expect(revenue).toBe(298);
    const kinds = (await world.confirmedPayments(actor)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['renewal', 'renewal', 'subscription']);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  it('record the first payment as the first, even when the webhook of a renewal comes earlier', async () => {
    const { actor, subscription } = await world.paid({ plan: 'annual' });
    world.stripe.renew(subscription);
    await world.deliver(actor.user_id, (ids) => ids.toReversed());
    const confirmed = await world.confirmedPayments(actor);
    expect(confirmed.map(({ kind, plan, amount_cents }) => [kind, plan, amount_cents]).toSorted()).toEqual([
      ['renewal', 'annual', 29_900],
      ['subscription', 'annual', 29_900],
    ]);
  });

  it('give access while Stripe still tries to collect the payment, and end it when that fails', async () => {
    const { actor, subscription } = await world.subscribed();
    const revenue = await world.revenueOf(async () => {
      world.stripe.failRenewal(subscription);
      await world.deliver(subscription);
      expect(await world.isPremium(actor)).toBe(true);
      world.stripe.lapse(subscription);
      await world.deliver(subscription);
      expect(await world.isPremium(actor)).toBe(false);
    });
    expect(revenue).toBe(0);
    expect(await world.accessChanges(actor)).toEqual([
      { user_id: actor.user_id, is_premium: true, is_pro: false, revision: 1 },
      { user_id: actor.user_id, is_premium: false, is_pro: false, revision: 2 },
    ]);
  });

  // rule: PAY-22
  it('tell the owner once when a payment fails, and end access 30 days later although Stripe still tries', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.failRenewal(subscription);
    await world.deliver(subscription);
    await world.deliver(subscription);
    const [failure, ...others] = await world.failedPayments(actor);
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ plan: 'monthly' });
    const { access_until = '' } = failure ?? {};
    expect((Date.parse(access_until) - Date.now()) / DAY_MS).toBeCloseTo(30, 1);
    expect((await world.overview(actor)).subscription?.payment_problem).toMatchObject({ access_until });

    await world.database.query(
      `UPDATE subscriptions SET past_due_since = now() - interval '30 days' WHERE id = $1`,
      [subscription],
    );
    await readAgain(subscription);
    expect(await world.isPremium(actor)).toBe(false);
    const { payment_problem } = (await world.overview(actor)).subscription ?? {};
    expect(payment_problem?.detail).toBe(
      'Your payment failed and your plan has stopped. Pay the open invoice to use it again.',
    );
    expect(payment_problem).not.toHaveProperty('access_until');
    expect(await world.failedPayments(actor)).toHaveLength(1);

    world.stripe.renew(subscription);
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(true);
    world.stripe.failRenewal(subscription);
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(true);
    expect(await world.failedPayments(actor)).toHaveLength(2);
  });

  // rule: PAY-22
  it('are read again when the time for a failed payment is over', async () => {
    const { subscription } = await world.subscribed();
    world.stripe.failRenewal(subscription);
    await world.deliver(subscription);
    await world.database.query(
      `UPDATE subscriptions SET past_due_since = now() - interval '29 days 20 hours' WHERE id = $1`,
      [subscription],
    );
    await readAgain(subscription);
    const [row] = await world.rows(
      z.object({ next_check_at: z.date() }),
      'SELECT next_check_at FROM subscriptions WHERE id = $1',
      [subscription],
    );
    expect(((row?.next_check_at.getTime() ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(4 / 24, 1);
  });

  it('give access again when the owed invoice is paid', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.lapse(subscription, 'unpaid');
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(false);
    const revenue = await world.revenueOf(async () => {
      world.stripe.renew(subscription);
      await world.deliver(subscription);
    });
    expect(revenue).toBe(149);
    expect(await world.isPremium(actor)).toBe(true);
    expect((await world.accessChanges(actor)).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  // rule: PAY-10
  it('end access when they are cancelled, and late repeats of old webhooks do not restore it', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.cancel(subscription);
    await world.deliver(subscription, (ids) => ids.toReversed());
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(false);
    expect((await world.accessChanges(actor)).map(({ is_premium }) => is_premium)).toEqual([true, false]);
  });

  it('give access until the end of the period when they are cancelled for then', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.cancel(subscription, { atPeriodEnd: true });
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(true);
    world.stripe.renew(subscription);
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(false);
  });

  it('can be bought again after they have ended', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.cancel(subscription);
    await world.deliver(subscription);
    const second = await world.paid({}, actor);
    expect(await world.status(actor, second.session_id)).toMatchObject({ payment_status: 'paid' });
    expect(world.auth.premiumUpdates.filter(({ user_id }) => user_id === actor.user_id).at(-1)).toMatchObject(
      {
        is_premium: true,
        revision: 3,
      },
    );
    // Old webhooks of the ended subscription do not affect the new one.
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('ignore a reading that is older than the recorded one', async () => {
    const { actor, subscription } = await world.subscribed();
    const row = "UPDATE subscriptions SET as_of = now() + interval '1 hour' WHERE id = $1";
    await world.database.query(row, [subscription]);
    world.stripe.cancel(subscription);
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('retire a payment page that the payer still has open', async () => {
    const { actor, session_id } = await world.paid();
    // A replica that lost its lease can leave a second open page.
    await world.database.query(
      `INSERT INTO checkouts (id, user_id, plan, session_id, status)
       VALUES (gen_random_uuid(), $1, 'monthly', $2, 'open')`,
      [actor.user_id, `cs_test_other${session_id}`],
    );
    await world.status(actor, session_id);
    const rows: unknown = await world.database.query(
      "SELECT session_id FROM checkouts WHERE user_id = $1 AND status = 'retiring' AND next_check_at <= now()",
      [actor.user_id],
    );
    expect(rows).toEqual([{ session_id: `cs_test_other${session_id}` }]);
  });
});

describe('the revenue', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start({ PRICE_MONTHLY_CENTS: '14910', PRICE_ANNUAL_CENTS: '29999' });
  });
  afterAll(() => world.stop());

  it('starts at zero and is exact to the cent', async () => {
    expect(await world.revenue()).toBe(0);
    await world.subscribed();
    expect(await world.revenue()).toBe(149.1);
    await world.subscribed({ plan: 'annual' });
    await world.subscribed();
    expect(await world.revenue()).toBe(598.19);
  });

  it('is shown to the admin only', async () => {
    expect(await refusal(world.rpc.call(rpc.admin.getStats.billing, { actor: anActor() }))).toMatchObject({
      code: 'forbidden',
      message: 'Admin access required',
    });
  });
});

import { type Actor, NO_SUBSCRIPTION, rpc } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { z } from 'zod';

import { anInvestor, BillingWorld, refusal } from '../testing/billing-world.js';

describe('a suspended account in billing', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await BillingWorld.start({ RECONCILE_SWEEP_MS: '50', RECONCILE_AFTER_MS: '200' });
  });
  afterAll(() => world.stop());
  afterEach(() => world.stripe.clearFaults());

  const ends = (id: string) =>
    world.stripe.subscriptions().find((subscription) => subscription.id === id)?.cancel_at_period_end;
  const stops = (id: string) =>
    world
      .calls('POST', new RegExp(`^/v1/subscriptions/${id}$`))
      .filter(({ params }) => 'cancel_at_period_end' in params);
  const stopped = (subscription: string) =>
    until('the renewal is stopped', () => ends(subscription) === true);
  const pageIs = (session: string, status: string) =>
    until(`the page is ${status}`, async () => {
      const [row] = await world.rows(
        z.object({ status: z.string() }),
        'SELECT status FROM checkouts WHERE session_id = $1',
        [session],
      );
      return row?.status === status;
    });
  const resume = (actor: Actor) => world.rpc.call(rpc.subscriptions.resume, { actor });
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

  // rule: PAY-24
  it('has its renewal stopped once, keeps what is paid for, and may resume after it was restored', async () => {
    const { actor, subscription } = await world.subscribed();
    const { actor: other, subscription: others } = await world.subscribed();
    const event = await world.suspend(actor, true, at(0));
    await world.suspend(actor, true, at(0), event);
    await stopped(subscription);
    expect(await world.isPremium(actor)).toBe(true);
    await until(
      'billing knows',
      async () => (await world.overview(actor)).subscription?.cancel_at_period_end,
    );
    await world.suspend(actor, false, at(1));
    expect(ends(subscription)).toBe(true);
    expect((await resume(actor)).subscription).toMatchObject({ cancel_at_period_end: false });
    await world.due(subscription);
    await until(
      'it was checked',
      async () => (await world.nextCheck(subscription)) > Date.now() + 86_400_000,
    );
    expect([ends(subscription), stops(subscription).length]).toEqual([false, 2]);
    expect([ends(others), await world.isPremium(other)]).toEqual([false, true]);
  });

  // rule: PAY-24
  it('is not charged again when the period ends', async () => {
    const { actor, subscription } = await world.subscribed();
    await world.suspend(actor, true, at(0));
    await stopped(subscription);
    world.stripe.renew(subscription);
    await world.deliver(subscription);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
    expect(await world.isPremium(actor)).toBe(false);
    expect(await refusal(resume(actor))).toMatchObject({ message: NO_SUBSCRIPTION });
  });

  // rule: PAY-24
  it('has its payment page closed, and what is still paid there does not renew', async () => {
    const actor = anInvestor();
    const { session_id } = await world.checkout(actor);
    await world.suspend(actor, true, at(0));
    await pageIs(session_id, 'expired');
    const late = await world.paid(); // billing does not know of the payment yet
    await world.suspend(late.actor, true, at(0));
    await stopped(late.subscription);
    expect(await world.confirmedPayments(late.actor)).toHaveLength(1);
  });

  // rule: PAY-24
  it('has the stop tried again while Stripe is away', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.failNext({
      kind: 'status',
      status: 500,
      method: 'POST',
      path: '/v1/subscriptions',
      times: 2,
    });
    await world.suspend(actor, true, at(0));
    await stopped(subscription);
    expect(stops(subscription).length).toBe(3);
  });

  // rule: PAY-24
  it('ignores a suspension that arrives after the account was restored', async () => {
    const { actor, subscription } = await world.subscribed();
    await world.suspend(actor, false, at(2));
    await world.suspend(actor, true, at(1));
    await world.due(subscription);
    await until(
      'it was checked',
      async () => (await world.nextCheck(subscription)) > Date.now() + 86_400_000,
    );
    expect(stops(subscription)).toEqual([]);
  });

  it('leaves nothing of the suspension when it is deleted', async () => {
    const { actor } = await world.subscribed();
    await world.suspend(actor, true, at(0));
    await world.deleteAccount(actor);
    await world.suspend(actor, true, at(1));
    const sql = 'SELECT suspended, suspension_changed_at FROM members WHERE user_id = $1';
    expect(await world.database.query(sql, [actor.user_id])).toEqual([
      { suspended: false, suspension_changed_at: null },
    ]);
  });
});

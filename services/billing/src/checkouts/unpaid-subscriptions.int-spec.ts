import { ALREADY_PREMIUM } from '@proofround/contracts';
import { until } from '@proofround/test-kit';

import { BillingWorld, refusal } from '../testing/billing-world.js';

describe('a checkout after a plan stopped because nobody paid', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await BillingWorld.start();
  });
  afterAll(() => world.stop());
  afterEach(() => world.stripe.clearFaults());

  /** A plan whose payment failed 30 days ago, and which Stripe still tries to collect. */
  const stopped = async () => {
    const { actor, subscription, session_id } = await world.subscribed();
    world.stripe.failRenewal(subscription);
    await world.deliver(subscription);
    await world.database.query(
      `UPDATE subscriptions SET past_due_since = now() - interval '30 days' WHERE id = $1`,
      [subscription],
    );
    const event = await world.sendEvent('customer.subscription.updated', { id: subscription });
    await until('it is read', async () => (await world.webhook(event))?.status === 'processed');
    expect(await world.isPremium(actor)).toBe(false);
    return { actor, subscription, session_id };
  };
  const atStripe = (id: string) => world.stripe.subscriptions().find((one) => one.id === id)?.status;
  const pagesOf = (userId: string) =>
    world.calls('POST', /^\/v1\/checkout\/sessions$/).filter((call) => JSON.stringify(call).includes(userId));

  // rule: PAY-23
  it.each(['past_due', 'unpaid'] as const)(
    'cancels the old subscription that is %s first',
    async (status) => {
      const { actor, subscription } = await stopped();
      if (status === 'unpaid') {
        world.stripe.lapse(subscription, 'unpaid');
        await world.deliver(subscription);
      }
      const { session_id } = await world.checkout(actor);
      expect(atStripe(subscription)).toBe('canceled');
      expect(() => world.stripe.renew(subscription)).toThrow();
      const revenue = await world.revenueOf(async () => {
        world.stripe.pay(session_id);
        await world.status(actor, session_id);
      });
      expect(revenue).toBe(149);
      expect(await world.isPremium(actor)).toBe(true);
      expect((await world.overview(actor)).subscription).toMatchObject({ status: 'active' });
    },
  );

  // rule: PAY-23
  it('opens no page while Stripe does not confirm the cancellation, and one when it does', async () => {
    const { actor, subscription } = await stopped();
    const before = pagesOf(actor.user_id).length;
    world.stripe.failNext({ kind: 'status', status: 500, method: 'DELETE', times: 10 });
    expect((await refusal(world.checkout(actor))).code).toBe('unavailable');
    expect(pagesOf(actor.user_id)).toHaveLength(before);
    expect(atStripe(subscription)).toBe('past_due');
    world.stripe.clearFaults();
    await world.checkout(actor);
    expect(atStripe(subscription)).toBe('canceled');
    expect(pagesOf(actor.user_id)).toHaveLength(before + 1);
  });

  // rule: PAY-23
  it('is refused, and nothing is cancelled, if the open invoice was paid meanwhile', async () => {
    const { actor, subscription } = await stopped();
    world.stripe.renew(subscription);
    expect(await refusal(world.checkout(actor))).toMatchObject({
      code: 'conflict',
      message: ALREADY_PREMIUM,
    });
    expect(atStripe(subscription)).toBe('active');
    expect(await world.isPremium(actor)).toBe(true);
  });
});

import { SESSION_NOT_FOUND } from '@proofround/contracts';
import { UNAVAILABLE } from '@proofround/service-kit';
import { anActor } from '@proofround/test-kit';

import { anAdmin, anInvestor, BillingWorld, refusal } from '../testing/world.js';

const paid = { payment_status: 'paid', status: 'complete' };
const missing = { code: 'not_found', message: SESSION_NOT_FOUND };

describe('the status of a payment', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start();
  });
  afterAll(() => world.stop());
  afterEach(async () => {
    world.stripe.clearFaults();
    await world.auth.up();
  });

  const readsOf = (sessionId: string) => world.calls('GET', new RegExp(`/sessions/${sessionId}$`)).length;

  it('says paid with no webhook at all, and auth has it by then', async () => {
    const { actor, session_id } = await world.paid();
    expect(world.auth.isPremium(actor.user_id)).toBe(false);
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect(world.auth.isPremium(actor.user_id)).toBe(true);
    expect(await world.accessChanges(actor)).toEqual([
      { user_id: actor.user_id, is_premium: true, revision: 1 },
    ]);
    expect(await world.confirmed(actor)).toEqual([
      expect.objectContaining({ amount_cents: 14_900, kind: 'subscription', plan: 'monthly' }),
    ]);
  });

  it('asks neither Stripe nor auth again once all is settled', async () => {
    const { actor, session_id } = await world.subscribed();
    const [reads, told] = [readsOf(session_id), world.auth.told.length];
    world.auth.down();
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect([readsOf(session_id), world.auth.told.length]).toEqual([reads, told]);
  });

  // rule: PAY-9
  it('counts the money once, however often and by how many it is asked', async () => {
    const { actor, session_id } = await world.paid({ plan: 'annual' });
    const revenue = await world.revenueOf(() =>
      Promise.all(Array.from({ length: 6 }, () => world.status(actor, session_id))),
    );
    expect(revenue).toBe(299);
    expect(await world.confirmed(actor)).toHaveLength(1);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  it('is open before the payment and expired after the session has run out', async () => {
    const actor = anInvestor();
    const { session_id } = await world.checkout(actor);
    expect(await world.status(actor, session_id)).toEqual({ payment_status: 'unpaid', status: 'open' });
    world.stripe.expire(session_id);
    const revenue = await world.revenueOf(async () => {
      expect(await world.status(actor, session_id)).toEqual({ payment_status: 'unpaid', status: 'expired' });
    });
    expect(revenue).toBe(0);
    expect(await world.isPremium(actor)).toBe(false);
  });

  // rule: PAY-6
  it('is for the payer and the admin; to all others there is no such session', async () => {
    const { actor, session_id } = await world.subscribed();
    expect(await world.status(anAdmin(), session_id)).toEqual(paid);
    expect(await world.status(actor, session_id)).toEqual(paid);
    for (const other of [anInvestor(), anActor(), anInvestor({ is_premium: true })]) {
      expect(await refusal(world.status(other, session_id))).toMatchObject(missing);
    }
  });

  it.each(['cs_test_nobody', 'cs_', 'sub_1', '../subscriptions/sub_1', 'cs_test_a?x=1', ''])(
    'of a session that is none is 404: %p',
    async (sessionId) => {
      expect(await refusal(world.status(anInvestor(), sessionId))).toMatchObject(missing);
      expect(await refusal(world.status(anAdmin(), sessionId))).toMatchObject(missing);
    },
  );

  // rule: PAY-7
  it('never says paid before auth has taken it in', async () => {
    const { actor, session_id } = await world.paid();
    world.auth.down();
    const unavailable = { code: 'unavailable', message: UNAVAILABLE };
    expect(await refusal(world.status(actor, session_id))).toMatchObject(unavailable);
    expect(await refusal(world.status(actor, session_id))).toMatchObject(unavailable);
    await world.auth.up();
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect(world.auth.isPremium(actor.user_id)).toBe(true);
    expect(await world.confirmed(actor)).toHaveLength(1);
  });

  it('is unavailable while Stripe fails or hangs, in time, and right afterwards', async () => {
    const { actor, session_id } = await world.paid();
    world.stripe.failNext({ kind: 'status', status: 500 });
    expect(await refusal(world.status(actor, session_id))).toMatchObject({ code: 'unavailable' });
    world.stripe.failNext({ kind: 'hang' });
    const started = performance.now();
    expect(await refusal(world.status(actor, session_id))).toMatchObject({ code: 'unavailable' });
    expect(performance.now() - started).toBeLessThan(3900);
    // Half a truth is none: the session was read, the subscription was not.
    world.stripe.failNext({ kind: 'status', status: 500, path: '/v1/subscriptions' });
    expect(await refusal(world.status(actor, session_id))).toMatchObject({ code: 'unavailable' });
    expect(await world.isPremium(actor)).toBe(false);
    expect(await world.status(actor, session_id)).toEqual(paid);
  });

  it('finds the payer of a session whose record a crash prevented', async () => {
    const { actor, session_id } = await world.paid();
    await world.database.query('DELETE FROM checkouts WHERE session_id = $1', [session_id]);
    expect(await refusal(world.status(anInvestor(), session_id))).toMatchObject(missing);
    const revenue = await world.revenueOf(async () => {
      expect(await world.status(actor, session_id)).toEqual(paid);
    });
    expect(revenue).toBe(149);
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('still tells how a payment went after the subscription has ended, and auth that it has', async () => {
    const { actor, session_id, subscription } = await world.subscribed();
    world.stripe.cancel(subscription);
    await world.deliver(subscription);
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect(world.auth.isPremium(actor.user_id)).toBe(false);
  });
});

import { SESSION_NOT_FOUND } from '@proofround/contracts';
import { UNAVAILABLE } from '@proofround/service-kit';
import { anActor } from '@proofround/test-kit';

import { anAdmin, anInvestor, BillingWorld, refusal } from '../testing/billing-world.js';

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

  it('says paid without any webhook, after auth has recorded the access', async () => {
    const { actor, session_id } = await world.paid();
    expect(world.auth.isPremium(actor.user_id)).toBe(false);
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect(world.auth.isPremium(actor.user_id)).toBe(true);
    expect(await world.accessChanges(actor)).toEqual([
      { user_id: actor.user_id, is_premium: true, is_pro: false, revision: 1 },
    ]);
    expect(await world.confirmedPayments(actor)).toEqual([
      expect.objectContaining({ amount_cents: 14_900, kind: 'subscription', plan: 'monthly' }),
    ]);
  });

  it('asks neither Stripe nor auth again once the payment is final', async () => {
    const { actor, session_id } = await world.subscribed();
    const [reads, updates] = [readsOf(session_id), world.auth.premiumUpdates.length];
    world.auth.down();
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect([readsOf(session_id), world.auth.premiumUpdates.length]).toEqual([reads, updates]);
  });

  // rule: PAY-9
  it('counts the payment once under simultaneous requests', async () => {
    const { actor, session_id } = await world.paid({ plan: 'annual' });
    const revenue = await world.revenueOf(() =>
      Promise.all(Array.from({ length: 6 }, () => world.status(actor, session_id))),
    );
    expect(revenue).toBe(299);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  it('is open before the payment, and expired after the session has expired', async () => {
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
  it('is shown to the payer and the admin; others get not found', async () => {
    const { actor, session_id } = await world.subscribed();
    expect(await world.status(anAdmin(), session_id)).toEqual(paid);
    expect(await world.status(actor, session_id)).toEqual(paid);
    for (const other of [anInvestor(), anActor(), anInvestor({ is_premium: true })]) {
      expect(await refusal(world.status(other, session_id))).toMatchObject(missing);
    }
  });

  it.each(['cs_test_nobody', 'cs_', 'sub_1', '../subscriptions/sub_1', 'cs_test_a?x=1', ''])(
    'is not found for an unknown session: %p',
    async (sessionId) => {
      expect(await refusal(world.status(anInvestor(), sessionId))).toMatchObject(missing);
      expect(await refusal(world.status(anAdmin(), sessionId))).toMatchObject(missing);
    },
  );

  // rule: PAY-7
  it('never says paid before auth has recorded the access', async () => {
    const { actor, session_id } = await world.paid();
    world.auth.down();
    const unavailable = { code: 'unavailable', message: UNAVAILABLE };
    expect(await refusal(world.status(actor, session_id))).toMatchObject(unavailable);
    expect(await refusal(world.status(actor, session_id))).toMatchObject(unavailable);
    await world.auth.up();
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect(world.auth.isPremium(actor.user_id)).toBe(true);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
  });

  it('is unavailable within the time limit while Stripe fails or hangs, and correct afterwards', async () => {
    const { actor, session_id } = await world.paid();
    world.stripe.failNext({ kind: 'status', status: 500 });
    expect(await refusal(world.status(actor, session_id))).toMatchObject({ code: 'unavailable' });
    world.stripe.failNext({ kind: 'hang' });
    const late = await refusal(world.status(actor, session_id));
    expect(late.code).toBe('unavailable');
    expect(late.cause).toBeUndefined(); // billing says so; a call that runs out of time has a cause
    // The session can be read, but its subscription cannot.
    world.stripe.failNext({ kind: 'status', status: 500, path: '/v1/subscriptions' });
    expect(await refusal(world.status(actor, session_id))).toMatchObject({ code: 'unavailable' });
    expect(await world.isPremium(actor)).toBe(false);
    expect(await world.status(actor, session_id)).toEqual(paid);
  });

  it('finds the payer of a session whose record was lost in a crash', async () => {
    const { actor, session_id } = await world.paid();
    await world.database.query('DELETE FROM checkouts WHERE session_id = $1', [session_id]);
    expect(await refusal(world.status(anInvestor(), session_id))).toMatchObject(missing);
    const revenue = await world.revenueOf(async () => {
      expect(await world.status(actor, session_id)).toEqual(paid);
    });
    expect(revenue).toBe(149);
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('still says paid after the subscription has ended, and tells auth that access has ended', async () => {
    const { actor, session_id, subscription } = await world.subscribed();
    world.stripe.cancel(subscription);
    await world.deliver(subscription);
    expect(await world.status(actor, session_id)).toEqual(paid);
    expect(world.auth.isPremium(actor.user_id)).toBe(false);
  });
});

import { BAD_SIGNATURE } from '@proofround/contracts';
import { startTestService, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { billingService } from '../service.js';
import { anInvestor, BillingWorld, refusal } from '../testing/billing-world.js';

const paid = { payment_status: 'paid', status: 'complete' };
const reversed = (ids: string[]) => ids.toReversed();

describe('webhooks', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start({ WEBHOOK_ATTEMPTS: '4' });
  });
  afterAll(() => world.stop());
  afterEach(() => world.stripe.clearFaults());

  const completedOf = (sessionId: string): string =>
    world.eventsAbout(sessionId).find(({ type }) => type === 'checkout.session.completed')?.id ?? '';
  const settled = (id: string, status: string) =>
    until(`the webhook is ${status}`, async () => (await world.webhook(id))?.status === status);

  // rule: PAY-9
  it('activate and count the revenue once, and polling afterwards adds nothing', async () => {
    const { actor, session_id } = await world.paid();
    const revenue = await world.revenueOf(async () => {
      await world.deliver(actor.user_id);
      expect(await world.isPremium(actor)).toBe(true);
      expect(await world.status(actor, session_id)).toEqual(paid);
    });
    expect(revenue).toBe(149);
    expect(world.auth.isPremium(actor.user_id)).toBe(true);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  it('add nothing after polling has recorded the payment', async () => {
    const { actor } = await world.subscribed();
    expect(await world.revenueOf(() => world.deliver(actor.user_id))).toBe(0);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  // rule: PAY-9
  it('have the same effect in reversed order and when repeated', async () => {
    const { actor } = await world.paid();
    const revenue = await world.revenueOf(async () => {
      await world.deliver(actor.user_id, reversed);
      await world.deliver(actor.user_id);
    });
    expect(revenue).toBe(149);
    expect(await world.isPremium(actor)).toBe(true);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  it.each(['checkout.session.completed', 'invoice.paid', 'customer.subscription.created'])(
    'activate by a single %s',
    async (type) => {
      const { actor } = await world.paid();
      const ids = world.eventsAbout(actor.user_id).filter((event) => event.type === type);
      await world.stripe.deliver(ids.map(({ id }) => id));
      expect(await world.isPremium(actor)).toBe(true);
    },
  );

  it('are processed once when the same event arrives several times at once on two replicas', async () => {
    const second = await startTestService(billingService, { ...world.env });
    const { actor, session_id } = await world.paid();
    const event = completedOf(session_id);
    // The delay lets the other deliveries and both replicas' sweeps arrive during processing.
    world.stripe.failNext({ kind: 'delay', ms: 300, path: '/v1/checkout/sessions' });
    const revenue = await world.revenueOf(async () => {
      await Promise.all(Array.from({ length: 8 }, () => world.stripe.resend(event)));
      await settled(event, 'processed');
    });
    await second.close();
    expect(revenue).toBe(149);
    expect(await world.webhook(event)).toEqual({ status: 'processed', attempts: 1 });
    expect(world.calls('GET', new RegExp(`/sessions/${session_id}$`))).toHaveLength(1);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
  });

  it('and simultaneous status requests count a payment once', async () => {
    const { actor, session_id } = await world.paid();
    const revenue = await world.revenueOf(() =>
      Promise.all([
        world.status(actor, session_id),
        ...world.eventsAbout(actor.user_id).map(({ id }) => world.stripe.resend(id)),
        world.status(actor, session_id),
      ]),
    );
    expect(revenue).toBe(149);
    expect(await world.confirmedPayments(actor)).toHaveLength(1);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  it('find the payer of a session that we have no record of', async () => {
    const { actor, session_id } = await world.paid();
    await world.database.query('DELETE FROM checkouts WHERE user_id = $1', [actor.user_id]);
    const revenue = await world.revenueOf(() => world.stripe.deliver([completedOf(session_id)]));
    expect(revenue).toBe(149);
    expect(await world.isPremium(actor)).toBe(true);
    expect(await world.status(actor, session_id)).toEqual(paid);
  });

  it('complete the record of an attempt whose answer from Stripe was lost', async () => {
    const { actor, session_id } = await world.paid();
    await world.database.query(
      "UPDATE checkouts SET session_id = NULL, status = 'creating' WHERE session_id = $1",
      [session_id],
    );
    await world.stripe.deliver([completedOf(session_id)]);
    expect(await world.status(actor, session_id)).toEqual(paid);
  });

  it('of an expired session expire the checkout without revenue', async () => {
    const actor = anInvestor();
    const { session_id } = await world.checkout(actor);
    world.stripe.expire(session_id);
    expect(await world.revenueOf(() => world.deliver(session_id))).toBe(0);
    const calls = world.stripe.calls().length;
    expect(await world.status(actor, session_id)).toEqual({ payment_status: 'unpaid', status: 'expired' });
    expect(world.stripe.calls()).toHaveLength(calls);
  });

  describe('without a valid signature', () => {
    const forged = async (sign: (payload: string) => string, change = (payload: string) => payload) => {
      const { actor, session_id } = await world.paid();
      const id = `evt_${uuid()}`;
      const payload = JSON.stringify({
        id,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: session_id } },
      });
      expect(await refusal(world.receive(change(payload), sign(payload)))).toMatchObject({
        code: 'invalid_signature',
        message: BAD_SIGNATURE,
      });
      expect(await world.webhook(id)).toBeUndefined();
      expect(await world.isPremium(actor)).toBe(false);
    };

    // rule: PAY-8
    it.each([
      ['with another secret', (payload: string) => world.sign(payload, 'whsec_forged')],
      ['with an old signature', (payload: string) => world.sign(payload, undefined, 400)],
      ['without a signature', () => ''],
    ])('change nothing when they come %s', (_, sign) => forged(sign));

    it('change nothing when the signature belongs to another text', () =>
      forged(
        (payload) => world.sign(payload),
        (payload) => payload.replace('completed', 'completed '),
      ));
  });

  it('only name the object to read: a signed event with a false status changes nothing', async () => {
    const actor = anInvestor();
    const { session_id } = await world.checkout(actor);
    const falseSession = { id: session_id, status: 'complete', payment_status: 'paid', amount_total: 1 };
    const id = await world.sendEvent('checkout.session.completed', falseSession);
    await settled(id, 'processed');
    expect(await world.isPremium(actor)).toBe(false);
    expect(await world.status(actor, session_id)).toEqual({ payment_status: 'unpaid', status: 'open' });
  });

  it.each(['charge.refunded', 'charge.dispute.created', 'product.created'])(
    'of an irrelevant type are stored as ignored: %s',
    async (type) => {
      const id = await world.sendEvent(type, { id: 'ch_1' });
      expect(await world.webhook(id)).toEqual({ status: 'ignored', attempts: 0 });
    },
  );

  it.each([
    ['checkout.session.completed', { id: 'cs_test_unknown' }],
    ['customer.subscription.updated', { id: 'sub_unknown' }],
    ['invoice.paid', { id: 'in_unknown' }],
    ['customer.subscription.updated', {}],
  ])('about objects that are not ours are ignored: %s %p', async (type, object) => {
    await settled(await world.sendEvent(type, object), 'ignored');
  });

  it('are retried while Stripe fails, and Stripe still gets its answer', async () => {
    const { actor, session_id } = await world.paid();
    world.stripe.failNext({ kind: 'status', status: 500, times: 2, path: '/v1/checkout/sessions' });
    const event = completedOf(session_id);
    expect(await world.stripe.resend(event)).toMatchObject({ delivered: true, status: 200 });
    await settled(event, 'processed');
    expect(await world.webhook(event)).toMatchObject({ attempts: 3 });
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('are answered while Stripe hangs, and processed afterwards', async () => {
    const { actor, session_id } = await world.paid();
    world.stripe.failNext({ kind: 'hang', path: '/v1/checkout/sessions' });
    const event = completedOf(session_id);
    expect(await world.stripe.resend(event)).toMatchObject({ delivered: true });
    await settled(event, 'processed');
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('are marked as failed after the last attempt, and another delivery restarts them', async () => {
    const { actor, session_id } = await world.paid();
    world.stripe.failNext({ kind: 'status', status: 500, times: 50, path: '/v1/checkout/sessions' });
    const event = completedOf(session_id);
    await world.stripe.resend(event);
    await settled(event, 'failed');
    expect(await world.webhook(event)).toMatchObject({ attempts: 4 });
    expect(await world.isPremium(actor)).toBe(false);
    world.stripe.clearFaults();
    await world.stripe.resend(event);
    await settled(event, 'processed');
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('are processed by another process when theirs has died', async () => {
    const { actor, session_id } = await world.paid();
    const payload = JSON.stringify({ data: { object: { id: session_id } } });
    // The state after a crash: the event is stored and claimed, and the claim has expired.
    await world.database.query(
      `INSERT INTO webhook_events (id, type, object_id, payload, attempts, next_attempt_at)
       VALUES ($1, 'checkout.session.completed', $2, $3, 1, now() - interval '1 second')`,
      [`evt_${session_id}`, session_id, payload],
    );
    await settled(`evt_${session_id}`, 'processed');
    expect(await world.isPremium(actor)).toBe(true);
  });

  it('are marked as failed when every process that handles them dies', async () => {
    const { actor, session_id } = await world.paid();
    const id = `evt_poison_${session_id}`;
    await world.database.query(
      `INSERT INTO webhook_events (id, type, object_id, payload, attempts)
       VALUES ($1, 'checkout.session.completed', $2, '{}', 4)`,
      [id, session_id],
    );
    await settled(id, 'failed');
    expect(await world.isPremium(actor)).toBe(false);
  });
});

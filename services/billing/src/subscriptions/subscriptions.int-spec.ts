import {
  type Actor,
  ALREADY_PRO,
  CARD_DECLINED,
  FOUNDERS_SUBSCRIBE,
  INVESTORS_SUBSCRIBE,
  NO_SUBSCRIPTION,
  NOTHING_PAID_YET,
  PAYMENT_IS_OPEN,
  rpc,
} from '@proofround/contracts';

import { aFounder, anInvestor, BillingWorld, ORIGIN, refusal } from '../testing/billing-world.js';

describe('the owner of a subscription', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start();
  });
  afterAll(() => world.stop());
  afterEach(() => world.stripe.clearFaults());

  const cancel = (actor: Actor) => world.rpc.call(rpc.subscriptions.cancel, { actor });
  const resume = (actor: Actor) => world.rpc.call(rpc.subscriptions.resume, { actor });
  const change = (actor: Actor, plan: 'monthly' | 'annual') =>
    world.rpc.call(rpc.subscriptions.change, { actor, body: { plan } });
  const invoices = (actor: Actor) => world.rpc.call(rpc.invoices.list, { actor });
  const portal = (actor: Actor, origin_url = ORIGIN) =>
    world.rpc.call(rpc.portal.open, { actor, body: { origin_url } });

  // rule: PAY-14
  it('sees plan, price and next date, and others see only the plans that they may take', async () => {
    const { actor } = await world.subscribed();
    const { subscription, plans } = await world.overview(actor);
    expect(subscription).toMatchObject({
      plan: 'monthly',
      name: 'Investor Access',
      price: 149,
      interval: 'month',
      status: 'active',
      cancel_at_period_end: false,
      payment_problem: null,
    });
    expect(Date.parse(subscription?.current_period_end ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(plans.map(({ plan, price }) => [plan, price])).toEqual([
      ['monthly', 149],
      ['annual', 299],
    ]);
    expect(await world.overview(anInvestor())).toEqual({ subscription: null, plans });
    expect(await world.overview(aFounder())).toEqual({
      subscription: null,
      plans: [{ plan: 'pro', name: 'Founder Pro', price: 29, interval: 'month' }],
    });
  });

  // rule: PAY-15
  it('cancels for the end of the paid period and takes it back, any number of times', async () => {
    const { actor, subscription } = await world.subscribed();
    for (const _ of [1, 2]) {
      expect((await cancel(actor)).subscription).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
      });
    }
    expect(await world.isPremium(actor)).toBe(true);
    expect((await resume(actor)).subscription).toMatchObject({ cancel_at_period_end: false });
    await cancel(actor);
    world.stripe.renew(subscription);
    await world.deliver(subscription);
    expect((await world.overview(actor)).subscription).toBeNull();
    expect(await world.isPremium(actor)).toBe(false);
    expect(await refusal(resume(actor))).toMatchObject({ code: 'not_found', message: NO_SUBSCRIPTION });
  });

  // rule: PAY-25
  it('gets one notice of each cancellation and resumption, here or in the portal', async () => {
    const { actor, subscription } = await world.subscribed();
    await cancel(actor);
    await cancel(actor);
    await world.deliver(subscription);
    const end = (await world.overview(actor)).subscription?.current_period_end;
    const notice = { user_id: actor.user_id, plan: 'monthly', period_end: end };
    expect(await world.endChanges(actor)).toEqual([{ ...notice, cancelled: true }]);
    await resume(actor);
    await cancelInPortal(actor);
    await world.deliver(subscription);
    expect((await world.endChanges(actor)).map(({ cancelled }) => cancelled)).toEqual([true, false, true]);
  });

  // rule: PAY-25
  it('gets a confirmation of a paid change that calls it a change, and none of a resumption', async () => {
    const { actor, subscription } = await world.subscribed();
    await cancel(actor);
    await change(actor, 'annual');
    await world.deliver(subscription);
    expect((await world.confirmedPayments(actor)).at(-1)).toMatchObject({ plan: 'annual', is_change: true });
    expect(await world.endChanges(actor)).toHaveLength(1);
  });

  const cancelDate = (id: string) => world.stripe.subscriptions().find((one) => one.id === id)?.cancel_at;
  /** Cancels in Stripe's portal; its webhook has not arrived. */
  const cancelInPortal = async (actor: Actor) => {
    const { portal_url } = await portal(actor);
    const pressed = await fetch(`${portal_url}/cancel`, { method: 'POST', redirect: 'manual' });
    expect(pressed.status).toBe(303);
  };

  // rules: PAY-14, PAY-15
  it('sees a cancellation made in the portal, and takes it back', async () => {
    const { actor, subscription } = await world.subscribed();
    await cancelInPortal(actor);
    await world.deliver(subscription);
    expect((await world.overview(actor)).subscription).toMatchObject({ cancel_at_period_end: true });
    expect((await cancel(actor)).subscription).toMatchObject({ cancel_at_period_end: true });
    expect((await resume(actor)).subscription).toMatchObject({ cancel_at_period_end: false });
    expect(cancelDate(subscription)).toBeNull();
    await cancelInPortal(actor);
    expect((await resume(actor)).subscription).toMatchObject({ cancel_at_period_end: false });
    world.stripe.renew(subscription);
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(true);
  });

  // rule: PAY-16
  it('takes a cancellation made in the portal back with a change of the plan', async () => {
    const { actor, subscription } = await world.subscribed();
    await cancelInPortal(actor);
    expect((await change(actor, 'annual')).subscription).toMatchObject({
      plan: 'annual',
      cancel_at_period_end: false,
    });
    expect(cancelDate(subscription)).toBeNull();
  });

  // rule: PAY-15
  it('has nothing to resume when the subscription has ended without our knowledge', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.cancel(subscription);
    expect(await refusal(resume(actor))).toMatchObject({ code: 'not_found', message: NO_SUBSCRIPTION });
    expect(await world.isPremium(actor)).toBe(false);
  });

  // rule: PAY-16
  it('moves to annual payment and back; Stripe credits what is unused', async () => {
    const { actor, subscription } = await world.subscribed();
    await cancel(actor);
    const revenue = await world.revenueOf(async () => {
      expect((await change(actor, 'annual')).subscription).toMatchObject({
        plan: 'annual',
        price: 299,
        interval: 'year',
        cancel_at_period_end: false,
      });
      await world.deliver(subscription);
    });
    expect(revenue).toBeGreaterThanOrEqual(149);
    expect(revenue).toBeLessThan(152);
    expect((await change(actor, 'monthly')).subscription).toMatchObject({ plan: 'monthly', price: 149 });
    expect(await world.isPremium(actor)).toBe(true);
    expect(await world.accessChanges(actor)).toHaveLength(1);
  });

  // rule: PAY-16
  it('changes once when the button is pressed several times at once', async () => {
    const { actor, subscription } = await world.subscribed();
    await Promise.all([change(actor, 'annual'), change(actor, 'annual')]);
    const moves = world
      .calls('POST', new RegExp(`/v1/subscriptions/${subscription}$`))
      .filter(({ params }) => 'items' in params);
    expect(moves).toHaveLength(1);
  });

  // rule: PAY-16
  it('keeps the plan when the card is declined or a payment is open', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.failNext({ kind: 'status', status: 402, method: 'POST', path: '/v1/subscriptions' });
    expect(await refusal(change(actor, 'annual'))).toMatchObject({
      code: 'conflict',
      message: CARD_DECLINED,
    });
    expect((await world.overview(actor)).subscription).toMatchObject({ plan: 'monthly' });
    world.stripe.failRenewal(subscription);
    expect(await refusal(change(actor, 'annual'))).toMatchObject({
      code: 'conflict',
      message: PAYMENT_IS_OPEN,
    });
  });

  // rule: PAY-17
  it('sees a failed payment with the page to pay it, and none after that', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.failRenewal(subscription);
    await world.deliver(subscription);
    const failed = (await world.overview(actor)).subscription;
    expect(failed).toMatchObject({
      status: 'past_due',
      payment_problem: { detail: expect.stringContaining('card') as unknown },
    });
    const { portal_url } = await portal(actor);
    await fetch(`${portal_url}/card`, { method: 'POST', redirect: 'manual' });
    await world.deliver(subscription);
    expect((await world.overview(actor)).subscription).toMatchObject({
      status: 'active',
      payment_problem: null,
    });
  });

  // rule: PAY-17
  it('still sees the problem when Stripe does not say where to pay', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.failRenewal(subscription);
    await world.deliver(subscription);
    expect((await world.overview(actor)).subscription?.payment_problem?.pay_url).toMatch(/\/i\/in_/);
    world.stripe.failNext({ kind: 'status', status: 500, path: '/v1/invoices' });
    expect((await world.overview(actor)).subscription?.payment_problem?.pay_url).toBeNull();
  });

  it('has the newest state, whatever the order of the change and its webhooks', async () => {
    const { actor, subscription } = await world.subscribed();
    await cancel(actor);
    await resume(actor);
    await world.deliver(subscription, (ids) => ids.toReversed());
    expect((await world.overview(actor)).subscription).toMatchObject({ cancel_at_period_end: false });
    await Promise.all([cancel(actor), world.deliver(subscription), world.deliver(subscription)]);
    expect((await world.overview(actor)).subscription).toMatchObject({ cancel_at_period_end: true });
  });

  // rule: PAY-18
  it('lists only their own invoices, newest first', async () => {
    const { actor, subscription } = await world.subscribed();
    world.stripe.renew(subscription);
    world.stripe.failRenewal(subscription);
    const list = await invoices(actor);
    expect(list.map(({ amount, status }) => [amount, status])).toEqual(
      expect.arrayContaining([
        [149, 'open'],
        [149, 'paid'],
      ]),
    );
    expect(list).toHaveLength(3);
    expect(list[0]?.url).toMatch(/^http/);
    expect(await invoices(anInvestor())).toEqual([]);
  });

  // rule: PAY-19
  it('opens the portal for the configured origins only, after the first payment', async () => {
    const { actor } = await world.subscribed();
    expect((await portal(actor, `${ORIGIN}/`)).portal_url).toMatch(/\/p\/session\/bps_/);
    expect(world.calls('POST', /billing_portal/).at(-1)?.params).toMatchObject({
      return_url: `${ORIGIN}/account/subscription`,
    });
    expect(await refusal(portal(actor, 'https://evil.example'))).toMatchObject({ code: 'invalid' });
    expect(await refusal(portal(anInvestor()))).toMatchObject({
      code: 'not_found',
      message: NOTHING_PAID_YET,
    });
  });

  // rule: PAY-19
  it('opens the portal for the payer of the current subscription, not of one that ended', async () => {
    const { actor, subscription } = await world.subscribed();
    await change(actor, 'annual');
    world.stripe.lapse(subscription, 'canceled');
    await world.deliver(subscription);
    const { session_id } = await world.checkout(actor);
    const paid = world.stripe.pay(session_id);
    await world.status(actor, session_id);
    await portal(actor);
    expect(world.calls('POST', /billing_portal/).at(-1)?.params).toMatchObject({ customer: paid.customer });
  });

  // rule: PAY-13
  it('with Founder Pro has is_pro, never is_premium', async () => {
    const founder = aFounder();
    const { session_id } = await world.checkout(founder, { plan: 'pro' });
    expect(world.stripe.pay(session_id).amount_total).toBe(2900);
    await world.status(founder, session_id);
    expect([await world.isPremium(founder), await world.isPro(founder)]).toEqual([false, true]);
    expect(world.auth.premiumUpdates.findLast(({ user_id }) => user_id === founder.user_id)).toMatchObject({
      is_premium: false,
      is_pro: true,
    });
    expect(await refusal(world.checkout(founder, { plan: 'pro' }))).toMatchObject({ message: ALREADY_PRO });
    expect((await world.overview(founder)).subscription).toMatchObject({ plan: 'pro', price: 29 });
  });

  // rules: PAY-1, PAY-13
  it('cannot take the plans of the other kind of account', async () => {
    const forbidden = { code: 'forbidden' };
    expect(await refusal(world.checkout(aFounder()))).toMatchObject({
      ...forbidden,
      message: INVESTORS_SUBSCRIBE[0]?.detail,
    });
    expect(await refusal(world.checkout(anInvestor(), { plan: 'pro' }))).toMatchObject({
      ...forbidden,
      message: FOUNDERS_SUBSCRIBE[0]?.detail,
    });
    expect(await refusal(change(aFounder(), 'annual'))).toMatchObject(forbidden);
  });
});

import { ALREADY_PREMIUM, INVESTORS_SUBSCRIBE, KEY_IN_USE, ORIGIN_PROBLEM, rpc } from '@proofround/contracts';
import { UNAVAILABLE } from '@proofround/service-kit';
import { anActor, startTestService, until } from '@proofround/test-kit';

import { billingService } from '../service.js';
import { aKey, anInvestor, BillingWorld, refusal } from '../testing/billing-world.js';

const SESSIONS = /^\/v1\/checkout\/sessions$/;
const EXPIRE = /^\/v1\/checkout\/sessions\/[^/]+\/expire$/;

describe('checkouts', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start();
  });
  afterAll(() => world.stop());
  afterEach(async () => {
    world.stripe.clearFaults();
    await world.auth.up();
  });

  const sessionsOf = (userId: string) =>
    world.calls('POST', SESSIONS).filter(({ params }) => params['client_reference_id'] === userId);
  const expiriesOf = (sessionId: string) =>
    world.calls('POST', EXPIRE).filter(({ path }) => path.includes(sessionId));

  it('create a page with the payer’s e-mail address that leads back to the origin of the request', async () => {
    const actor = anInvestor();
    const { checkout_url, session_id } = await world.checkout(actor, {
      origin_url: 'http://localhost:8080/',
    });
    expect(checkout_url).toContain(session_id);
    expect(sessionsOf(actor.user_id)).toEqual([
      expect.objectContaining({
        idempotency_key: expect.stringMatching(/^checkout-/) as unknown,
        params: expect.objectContaining({
          success_url: 'http://localhost:8080/payment/success?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'http://localhost:8080/payment/cancel',
          customer_email: 'amara@example.com',
        }) as unknown,
      }),
    ]);
    expect(await world.status(actor, session_id)).toEqual({ payment_status: 'unpaid', status: 'open' });
  });

  it('are created without the e-mail address while auth is down', async () => {
    world.auth.down();
    const actor = anInvestor();
    await world.checkout(actor);
    expect(sessionsOf(actor.user_id)[0]?.params).not.toHaveProperty('customer_email');
  });

  // rule: PAY-5
  it('have prices and a test mode that the browser can read', async () => {
    expect(await world.rpc.call(rpc.settings.get.billing, {})).toEqual({
      payments_test_mode: true,
      prices: { monthly: 149, annual: 299 },
    });
  });

  // rule: PAY-1
  it('are for investors only', async () => {
    expect(await refusal(world.checkout(anActor()))).toMatchObject({
      code: 'forbidden',
      message: INVESTORS_SUBSCRIBE[0]?.detail,
    });
  });

  // rule: PAY-3
  it('lead back to configured origins only', async () => {
    const actor = anInvestor();
    expect(await refusal(world.checkout(actor, { origin_url: 'https://evil.example' }))).toMatchObject({
      code: 'invalid',
      problems: [ORIGIN_PROBLEM],
    });
    expect(sessionsOf(actor.user_id)).toEqual([]);
  });

  // rule: PAY-1
  it('are refused to a user who has Investor Access according to auth or to our own record', async () => {
    const active = { code: 'conflict', message: ALREADY_PREMIUM };
    expect(await refusal(world.checkout(anInvestor({ is_premium: true })))).toMatchObject(active);
    const { actor } = await world.subscribed();
    expect(await refusal(world.checkout(actor))).toMatchObject(active);
  });

  // rule: PAY-2
  it('expire the previous open page, so that nobody can pay twice', async () => {
    const actor = anInvestor();
    const previous = await world.checkout(actor);
    const next = await world.checkout(actor, { plan: 'annual' });
    expect(next.session_id).not.toBe(previous.session_id);
    expect(await world.status(actor, previous.session_id)).toEqual({
      payment_status: 'unpaid',
      status: 'expired',
    });
    expect(await world.status(actor, next.session_id)).toMatchObject({ status: 'open' });
    const [expiry] = expiriesOf(previous.session_id);
    expect(expiry?.idempotency_key).toMatch(/^expire-/);
    expect(() => world.stripe.pay(previous.session_id)).toThrow();
  });

  it('are refused when the previous page turns out to be paid', async () => {
    const { actor, session_id } = await world.paid();
    expect(await refusal(world.checkout(actor))).toMatchObject({
      code: 'conflict',
      message: ALREADY_PREMIUM,
    });
    expect(sessionsOf(actor.user_id)).toHaveLength(1);
    expect(await world.isPremium(actor)).toBe(true);
    expect(await world.status(actor, session_id)).toEqual({ payment_status: 'paid', status: 'complete' });
  });

  it('leave one page open when one payer makes several requests at once', async () => {
    const actor = anInvestor();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => world.checkout(actor)));
    const pages = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.session_id] : [],
    );
    expect(pages.length).toBeGreaterThan(0);
    const states = await Promise.all(pages.map((id) => world.status(actor, id)));
    expect(states.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  describe('under an Idempotency-Key', () => {
    it('get the first answer again and create one session at Stripe', async () => {
      const [actor, key] = [anInvestor(), aKey()];
      const first = await world.checkout(actor, {}, key);
      expect(await world.checkout(actor, {}, key)).toEqual(first);
      expect(sessionsOf(actor.user_id)).toHaveLength(1);
      expect(expiriesOf(first.session_id)).toEqual([]);
      expect(await world.checkout(actor, {}, aKey())).not.toEqual(first);
      expect(await world.checkout(actor, {}, key)).toEqual(first);
    });

    it('create one session when they arrive at once', async () => {
      const [actor, key] = [anInvestor(), aKey()];
      const results = await Promise.allSettled(
        Array.from({ length: 6 }, () => world.checkout(actor, {}, key)),
      );
      const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const refused = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(answers.length).toBeGreaterThan(0);
      expect(new Set(answers.map(({ session_id }) => session_id)).size).toBe(1);
      refused.forEach((error) => expect(error).toMatchObject({ code: 'conflict', message: KEY_IN_USE }));
      expect(sessionsOf(actor.user_id)).toHaveLength(1);
    });

    it('are refused while the first is running, and then get its answer', async () => {
      const [actor, key] = [anInvestor(), aKey()];
      world.stripe.failNext({ kind: 'delay', ms: 700, method: 'POST', path: '/v1/checkout/sessions' });
      const first = world.checkout(actor, {}, key);
      await until('Stripe is asked', () => sessionsOf(actor.user_id).length > 0);
      expect(await refusal(world.checkout(actor, {}, key))).toMatchObject({
        code: 'conflict',
        message: KEY_IN_USE,
      });
      const answer = await first;
      expect(await world.checkout(actor, {}, key)).toEqual(answer);
    });

    it('are refused with another body', async () => {
      const actor = anInvestor();
      await world.checkout(actor, {}, aKey('k', 'one'));
      expect(await refusal(world.checkout(actor, { plan: 'annual' }, aKey('k', 'two')))).toMatchObject({
        code: 'invalid',
      });
      expect(sessionsOf(actor.user_id)).toHaveLength(1);
    });

    it("get the same session when Stripe's answer was lost", async () => {
      const [actor, key] = [anInvestor(), aKey()];
      // The SDK retries once after a broken connection.
      world.stripe.failNext({ kind: 'lose-answer', times: 2, method: 'POST', path: '/v1/checkout/sessions' });
      expect(await refusal(world.checkout(actor, {}, key))).toMatchObject({ code: 'unavailable' });
      const { session_id } = await world.checkout(actor, {}, key);
      const keys = sessionsOf(actor.user_id).map((call) => call.idempotency_key);
      expect(new Set(keys).size).toBe(1);
      world.stripe.pay(session_id);
      expect(await world.status(actor, session_id)).toMatchObject({ payment_status: 'paid' });
    });

    it('use a new key at Stripe after an error, because Stripe repeats errors under the same key', async () => {
      const [actor, key] = [anInvestor(), aKey()];
      world.stripe.failNext({ kind: 'status', status: 500, method: 'POST', path: '/v1/checkout/sessions' });
      expect(await refusal(world.checkout(actor, {}, key))).toMatchObject({ code: 'unavailable' });
      await world.checkout(actor, {}, key);
      const keys = sessionsOf(actor.user_id).map((call) => call.idempotency_key);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });

  it('are unavailable with our own message while Stripe fails', async () => {
    world.stripe.failNext({ kind: 'status', status: 503, times: 2 });
    expect(await refusal(world.checkout(anInvestor()))).toMatchObject({
      code: 'unavailable',
      message: UNAVAILABLE,
    });
  });

  it('are unavailable before the gateway times out while Stripe hangs, and work again afterwards', async () => {
    const actor = anInvestor();
    world.stripe.failNext({ kind: 'hang' });
    const refused = await refusal(world.checkout(actor));
    expect(refused).toMatchObject({ code: 'unavailable', message: UNAVAILABLE });
    expect(refused.cause).toBeUndefined(); // billing says so; a call that runs out of time has a cause
    await world.checkout(actor);
  });

  it('are created without the e-mail address when Stripe refuses it', async () => {
    const actor = anInvestor();
    world.stripe.failNext({ kind: 'status', status: 400, method: 'POST', path: '/v1/checkout/sessions' });
    await world.checkout(actor);
    expect(sessionsOf(actor.user_id).at(-1)?.params).not.toHaveProperty('customer_email');
  });

  it('expire the previous page on any replica', async () => {
    const second = await startTestService(billingService, { ...world.env });
    const actor = anInvestor();
    const pages: string[] = [];
    for (let count = 0; count < 6; count++) pages.push((await world.checkout(actor)).session_id);
    await second.close();
    const states = await Promise.all(pages.map((id) => world.status(actor, id)));
    expect(states.map(({ status }) => status)).toEqual([...Array<string>(5).fill('expired'), 'open']);
  });
});

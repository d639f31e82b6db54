import { checkout, invoice, paymentStatus, portal, subscriptionOverview, user } from '@proofround/contracts';
import { anInvestorProfile, type ApiClient, detailOf, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import {
  aFounder,
  anInvestor,
  anInvestorWithAccess,
  anyone,
  atStripe,
  theAdmin,
} from './stack-under-test.js';

const begin = (client: ApiClient, body: Record<string, unknown> = {}) =>
  client.read(checkout, 'POST', '/payment/create-checkout', { origin_url: anyone().url, ...body });
const status = (client: ApiClient, session_id: string) =>
  client.read(paymentStatus, 'GET', `/payment/status/${session_id}`);
const me = (client: ApiClient) => client.read(user, 'GET', '/auth/me');
const revenue = async () =>
  (await (await theAdmin()).read(z.object({ total_revenue: z.number() }), 'GET', '/admin/stats'))
    .total_revenue;

/** Investor Access, paid at the local stand-in for Stripe (PAY-11). */
describe('payments', () => {
  // rules: PAY-1, PAY-2, PAY-4, PAY-7, PAY-11
  it('go from checkout to Investor Access: the very next /auth/me says so, and the revenue counts once', async () => {
    const investor = await anInvestor();
    const before = await revenue();
    const { session_id, checkout_url } = await begin(investor);
    expect(await status(investor, session_id)).toEqual({ payment_status: 'unpaid', status: 'open' });
    const page = await (await fetch(checkout_url)).text();
    expect(page).toMatch(/test mode/i);
    expect(page).toContain('$149.00');

    const paid = await fetch(`${checkout_url}/pay`, { method: 'POST', redirect: 'manual' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`${anyone().url}/payment/success?session_id=${session_id}`);
    await until('it is paid', async () => (await status(investor, session_id)).payment_status === 'paid');
    expect(await me(investor)).toMatchObject({ is_premium: true });
    expect((await investor.post('/investors', anInvestorProfile())).status).toBe(201);
    await Promise.all(Array.from({ length: 5 }, () => status(investor, session_id)));
    // Other tests may pay at the same time, each a multiple of a price.
    expect((await revenue()) - before).toBeGreaterThanOrEqual(149);
    expect(detailOf(await investor.post('/payment/create-checkout', { origin_url: anyone().url }))).toBe(
      'Investor Access is already active',
    );
  });

  // rules: PAY-13, PAY-14, PAY-15, PAY-18, PAY-19
  it('give founders Founder Pro, which they cancel, resume and pay at the portal', async () => {
    const founder = await aFounder();
    const { session_id, checkout_url } = await begin(founder, { plan: 'pro' });
    expect(await (await fetch(checkout_url)).text()).toContain('$29.00');
    await atStripe(`/sessions/${session_id}/pay`);
    await until('it is paid', async () => (await status(founder, session_id)).payment_status === 'paid');
    expect(await me(founder)).toMatchObject({ is_premium: false, is_pro: true });
    const change = (what: 'cancel' | 'resume') =>
      founder.read(subscriptionOverview, 'POST', `/payment/subscription/${what}`);
    expect((await change('cancel')).subscription).toMatchObject({ plan: 'pro', cancel_at_period_end: true });
    expect((await change('resume')).subscription).toMatchObject({ plan: 'pro', cancel_at_period_end: false });
    const invoices = await founder.read(z.array(invoice), 'GET', '/payment/invoices');
    expect(invoices).toMatchObject([{ amount: 29, status: 'paid' }]);
    const { portal_url } = await founder.read(portal, 'POST', '/payment/portal', {
      origin_url: anyone().url,
    });
    expect(await (await fetch(portal_url)).text()).toContain('Your billing');
  });

  // rules: PAY-1, PAY-13
  it('are refused by role before the body is looked at', async () => {
    const [founder, investor] = [await aFounder(), await anInvestor()];
    const investorsOnly = 'Only investor accounts can subscribe to Investor Access';
    for (const body of [{}, { plan: 'weekly' }, { plan: 'annual', origin_url: anyone().url }]) {
      const answer = await founder.post('/payment/create-checkout', body);
      expect([answer.status, detailOf(answer)]).toEqual([403, investorsOnly]);
    }
    const answer = await investor.post('/payment/create-checkout', { plan: 'pro' });
    expect([answer.status, detailOf(answer)]).toEqual([
      403,
      'Only founder accounts can subscribe to Founder Pro',
    ]);
    expect((await founder.post('/payment/create-checkout', { plan: 'pro' })).status).toBe(422);
  });

  // rules: LIVE-2, PAY-9
  it('succeed without polling: the webhook alone starts Investor Access and notifies the payer', async () => {
    const investor = await anInvestor();
    const live = await investor.follow();
    const { session_id } = await begin(investor, { plan: 'annual' });
    await atStripe(`/sessions/${session_id}/pay`);
    const isTold = () =>
      live.events.some(
        (one) => one.event === 'notification.created' && one.data.type === 'payment_confirmed',
      );
    const isUpgraded = () => live.events.some((one) => one.event === 'user.updated' && one.data.is_premium);
    // Two services tell the browser, in any order.
    await until('the payer is told and has access', () => isTold() && isUpgraded());
    live.stop();
    expect(await me(investor)).toMatchObject({ is_premium: true });
  });

  // rule: PAY-6
  it('that expire report it and grant nothing', async () => {
    const investor = await anInvestor();
    const { session_id } = await begin(investor);
    await atStripe(`/sessions/${session_id}/expire`);
    await until('it has expired', async () => (await status(investor, session_id)).status === 'expired');
    expect(await me(investor)).toMatchObject({ is_premium: false });
  });

  // rule: PAY-2
  it('that are started again end the earlier checkout', async () => {
    const investor = await anInvestor();
    const first = await begin(investor);
    const second = await begin(investor);
    expect(second.session_id).not.toBe(first.session_id);
    await until(
      'the first has expired',
      async () => (await status(investor, first.session_id)).status === 'expired',
    );
    expect((await status(investor, second.session_id)).status).toBe('open');
  });

  // rule: PAY-10
  it('that renew add revenue; a cancelled subscription ends Investor Access', async () => {
    const investor = await anInvestor();
    const { session_id } = await begin(investor);
    const { subscription } = z
      .object({ subscription: z.string() })
      .parse(await atStripe(`/sessions/${session_id}/pay`));
    await until('it is paid', async () => (await status(investor, session_id)).payment_status === 'paid');
    const before = await revenue();
    await atStripe(`/subscriptions/${subscription}/renew`);
    await until('the renewal counts', async () => (await revenue()) >= before + 149);
    await atStripe(`/subscriptions/${subscription}/cancel`);
    await until('Investor Access has ended', async () => !(await me(investor)).is_premium);
    expect(detailOf(await investor.post('/investors', anInvestorProfile()))).toBe(
      'Investor Access subscription required',
    );
  });

  // rules: PAY-3, PAY-5, PAY-6
  it('return only to our own origins, for a known plan, and are visible only to the payer and the admin', async () => {
    const investor = await anInvestor();
    const refused = async (body: unknown) => {
      const answer = await investor.post('/payment/create-checkout', body);
      expect(answer.status).toBe(422);
      return detailOf(answer);
    };
    for (const origin_url of [
      'https://evil.example.com',
      `${anyone().url}.evil.example`,
      'javascript:alert(1)',
    ]) {
      expect(await refused({ origin_url })).toEqual([
        expect.objectContaining({ loc: ['body', 'origin_url'] }) as unknown,
      ]);
    }
    await refused({});
    await refused({ origin_url: anyone().url, plan: 'weekly' });
    const { session_id } = await begin(investor, { origin_url: `${anyone().url}/` });
    for (const who of [await aFounder(), await anInvestor(), await anInvestorWithAccess()]) {
      expect((await who.get(`/payment/status/${session_id}`)).status).toBe(404);
    }
    expect((await (await theAdmin()).get(`/payment/status/${session_id}`)).status).toBe(200);
    expect((await investor.get('/payment/status/cs_test_unknown')).status).toBe(404);
  });

  // rule: PAY-8
  it('cannot be forged: a webhook that Stripe did not sign is 400 and changes nothing', async () => {
    const event = {
      id: `evt_${uuid()}`,
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_x' } },
    };
    for (const signature of [undefined, 'x', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const answer = await anyone().post('/payment/webhook', event, {
        headers: signature === undefined ? {} : { 'stripe-signature': signature },
      });
      expect(answer.status).toBe(400);
      expect(typeof detailOf(answer)).toBe('string');
    }
  });

  // rules: ACCOUNT-10, PAY-5
  it('show the browser whether they are real, and the prices', async () => {
    const answer = await (await anInvestor()).get('/config');
    expect(answer.body).toEqual({
      admin_email: null,
      is_admin: false,
      payments_test_mode: true,
      ai_source: 'rubric-7',
      rubric_version: 'rubric-7',
      email_verification: false,
      prices: { monthly: 149, annual: 299 },
    });
  });
});

import { createHash } from 'node:crypto';

import type Stripe from 'stripe';

import { checkoutParams, receiverFor, standInWith, stopAllAfterEach } from './testing/harness.js';

stopAllAfterEach();

async function open(change: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { standIn, sdk, control } = await standInWith();
  const receiver = await receiverFor(standIn);
  const session = await sdk.checkout.sessions.create(checkoutParams(change));
  const address = session.url ?? '';
  const get = async (url = address) => {
    const response = await fetch(url);
    return { response, text: await response.text() };
  };
  const press = async (button: string, fields: Record<string, string> = {}, headers = {}) => {
    const action = new URL(`${session.id}/${button}`, address);
    const body = new URLSearchParams(fields);
    const response = await fetch(action, { method: 'POST', body, headers, redirect: 'manual' });
    const location = response.headers.get('location');
    return { status: response.status, to: location === null ? null : new URL(location, action).href };
  };
  const now = () => sdk.checkout.sessions.retrieve(session.id);
  return { sdk, control, receiver, session, address, get, press, now };
}

describe('the checkout page', () => {
  it('shows product, price and customer, clearly marked as test mode', async () => {
    const { get } = await open();
    const { response, text } = await get();
    expect(response.status).toBe(200);
    expect(text).toContain('Test mode: no real money');
    expect(text).toContain('<h1>Investor Access</h1>');
    expect(text).toMatch(/\$149\.00 <small>per month<\/small>/);
    expect(text).toContain('ada@example.com');
    for (const label of ['Pay', 'Cancel', 'Decline', 'Let it expire']) {
      expect(text).toContain(`>${label}</button>`);
    }
    expect(text).toMatch(/<html lang="en">[\s\S]*<title>Investor Access/);
  });

  it('runs and loads nothing, and its forms lead only to us and back to the site', async () => {
    const { get } = await open({ cancel_url: 'https://www.example.com/cancel' });
    const { response, text } = await get();
    const csp = response.headers.get('content-security-policy') ?? '';
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(csp).toContain("form-action 'self' http://localhost:8080 https://www.example.com;");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe');
    expect(text).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('shows text as text', async () => {
    const [line] = checkoutParams().line_items ?? [];
    const name = `<script>alert("1")</script> & 'more'`;
    const { get } = await open({
      line_items: [{ ...line, price_data: { ...line?.price_data, currency: 'usd', product_data: { name } } }],
      success_url: 'http://localhost:8080/"><b>{CHECKOUT_SESSION_ID}',
    });
    const { text } = await get();
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;');
    expect(text).not.toContain('<script');
    expect(text).not.toContain('"><b>');
  });

  it('takes the payment and goes to success_url, with the session’s id in its place', async () => {
    const { press, now, receiver, control, session } = await open();
    const { status, to } = await press('pay');
    expect([status, to]).toEqual([303, `http://localhost:8080/payment/success?session_id=${session.id}`]);
    expect(await now()).toMatchObject({ status: 'complete', payment_status: 'paid' });
    await control.webhooksSettled();
    expect(receiver.types()).toContain('checkout.session.completed');
  });

  it('takes the payment once, however often Pay is pressed', async () => {
    const { press, sdk, control, receiver } = await open();
    const presses = await Promise.all(Array.from({ length: 5 }, () => press('pay')));
    expect(new Set(presses.map(({ to }) => to)).size).toBe(1);
    expect((await sdk.subscriptions.list()).data).toHaveLength(1);
    expect((await sdk.invoices.list()).data).toHaveLength(1);
    await control.webhooksSettled();
    expect(receiver.types().filter((type) => type === 'checkout.session.completed')).toHaveLength(1);
  });

  it('says that the card was declined and stays; paying is still possible', async () => {
    const { press, get, now, control, receiver } = await open();
    const { status, to } = await press('decline');
    expect(status).toBe(303);
    const { text } = await get(to ?? '');
    expect(text).toMatch(/role="alert">Your card was declined/);
    expect(text).toContain('<title>Problem: ');
    expect(await now()).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null });
    await control.webhooksSettled();
    expect(receiver.events).toEqual([]);
    await press('pay');
    expect(await now()).toMatchObject({ payment_status: 'paid' });
  });

  it('leads back to cancel_url and keeps the session open', async () => {
    const { press, now } = await open();
    expect(await press('cancel')).toEqual({ status: 303, to: 'http://localhost:8080/payment/cancel' });
    expect(await now()).toMatchObject({ status: 'open' });
  });

  it('has no Cancel without a cancel_url', async () => {
    const { get } = await open({ cancel_url: undefined });
    expect((await get()).text).not.toContain('>Cancel</button>');
  });

  it('lets the session expire, says so, and leads back to the site', async () => {
    const { press, get, now, session, address, control, receiver } = await open();
    expect(await press('expire')).toEqual({ status: 303, to: address });
    const { text } = await get();
    expect(text).toContain('This checkout has expired');
    expect(text).toContain(`href="http://localhost:8080/payment/success?session_id=${session.id}"`);
    expect(await now()).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    expect(await press('pay')).toEqual({ status: 303, to: address });
    expect(await now()).toMatchObject({ status: 'expired', subscription: null });
    await control.webhooksSettled();
    expect(receiver.types()).toEqual(['checkout.session.expired']);
  });

  it('says of a paid session that it is paid', async () => {
    const { press, get } = await open();
    await press('pay');
    const { text } = await get();
    expect(text).toContain('This has been paid');
    expect(text).not.toContain('<form');
  });

  it('asks for a missing e-mail and refuses invalid ones', async () => {
    const { press, get, sdk, now } = await open({ customer_email: undefined });
    expect((await get()).text).toMatch(/<label for="email">[\s\S]*<input[^>]*required/);
    const { to } = await press('pay', { email: 'nobody' });
    expect((await get(to ?? '')).text).toContain('Please give an e-mail address');
    expect(await now()).toMatchObject({ status: 'open' });
    await press('pay', { email: 'grace@example.com' });
    expect(await now()).toMatchObject({
      payment_status: 'paid',
      customer_details: { email: 'grace@example.com' },
    });
    expect((await sdk.customers.list()).data).toMatchObject([{ email: 'grace@example.com' }]);
  });

  it('accepts only its own forms, not those of other sites', async () => {
    const { press, now } = await open();
    expect((await press('pay', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await now()).toMatchObject({ status: 'open' });
  });

  it('is a readable 404 for an unknown session', async () => {
    const { get, address } = await open();
    const { response, text } = await get(new URL('cs_test_none', address).href);
    expect(response.status).toBe(404);
    expect(text).toContain('There is no such checkout');
    const page = await fetch(address, { method: 'DELETE' });
    expect(page.status).toBe(405);
  });

  it('lists several items with their quantity, and other intervals', async () => {
    const item = (name: string, quantity: number) => ({
      quantity,
      price_data: {
        currency: 'eur',
        unit_amount: 1000,
        recurring: { interval: 'month' as const, interval_count: 3 },
        product_data: { name },
      },
    });
    const { get } = await open({ line_items: [item('Seats', 3), item('Reports', 1)] });
    const { text } = await get();
    expect(text).toMatch(/€40\.00 <small>every 3 months<\/small>/);
    expect(text).toContain('<dt>3 × Seats</dt>');
  });

  it('uses the public address if one is given', async () => {
    const { sdk } = await standInWith({ publicUrl: 'https://pay.example.com/test/' });
    const session = await sdk.checkout.sessions.create(checkoutParams());
    expect(session.url).toBe(`https://pay.example.com/test/c/pay/${session.id}`);
  });
});

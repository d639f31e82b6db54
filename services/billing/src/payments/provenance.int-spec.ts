import type { Actor } from '@proofround/contracts';
import { registry } from '@proofround/service-kit';
import type Stripe from 'stripe';
import { v7 as uuid } from 'uuid';

import { anInvestor, BillingWorld, refusal } from '../testing/billing-world.js';

/** Counts what the alert ProofroundForeignSubscription looks at. */
async function alarms(what: string): Promise<number> {
  const found = await registry.getSingleMetric('proofround_foreign_subscriptions_total')?.get();
  return found?.values.find(({ labels }) => labels['what'] === what)?.value ?? 0;
}

describe('a foreign subscription', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start();
  });
  afterAll(() => world.stop());

  const PRICE = {
    currency: 'usd',
    unit_amount: 14_900,
    recurring: { interval: 'month' },
    product_data: { name: 'Proofround Investor Access' },
  } as const satisfies Stripe.Checkout.SessionCreateParams.LineItem.PriceData;

  /** A paid session that somebody else made at the same Stripe account. */
  const sell = async (
    metadata: Record<string, string>,
    price: Stripe.Checkout.SessionCreateParams.LineItem.PriceData,
    payer: Actor,
  ) => {
    const { id } = await world.sdk().checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data: price }],
      success_url: 'https://elsewhere.example/',
      client_reference_id: payer.user_id,
      metadata,
      subscription_data: { metadata },
      customer_email: 'amara@example.com',
    });
    world.stripe.pay(id);
    return id;
  };

  const expectNothing = async (payer: Actor, what: string, work: () => Promise<unknown>) => {
    const before = await alarms(what);
    expect(await world.revenueOf(work)).toBe(0);
    expect(await world.isPremium(payer)).toBe(false);
    expect(world.auth.isPremium(payer.user_id)).toBe(false);
    expect(await world.confirmedPayments(payer)).toEqual([]);
    expect((await world.overview(payer)).subscription).toBeNull();
    expect(await alarms(what)).toBeGreaterThan(before);
  };

  // rule: PAY-20
  it('grants nothing for the payer’s id alone, at our price or at any other', async () => {
    for (const unit_amount of [14_900, 100]) {
      const payer = anInvestor();
      const session = await sell(
        { user_id: payer.user_id, plan: 'monthly' },
        { ...PRICE, unit_amount },
        payer,
      );
      await expectNothing(payer, 'session', async () => {
        await world.deliver(payer.user_id);
        expect(await refusal(world.status(payer, session))).toMatchObject({ code: 'not_found' });
      });
    }
  });

  // rule: PAY-20
  it('grants nothing with an invented checkout or a wrong seal', async () => {
    const payer = anInvestor();
    const claim = { user_id: payer.user_id, plan: 'monthly', checkout_id: uuid(), seal: 'f'.repeat(64) };
    await sell(claim, PRICE, payer);
    await expectNothing(payer, 'session', () => world.deliver(payer.user_id));
  });

  // rule: PAY-20
  it.each([
    ['price', { ...PRICE, unit_amount: 100 }],
    ['price', { ...PRICE, recurring: { interval: 'week' } } as const],
    ['currency', { ...PRICE, currency: 'inr' }],
    ['product', { ...PRICE, product_data: { name: 'Gym membership' } }],
  ])('grants nothing with a foreign %s, even with the metadata of our checkout', async (what, price) => {
    const payer = anInvestor();
    const { session_id } = await world.checkout(payer);
    const { metadata } = await world.sdk().checkout.sessions.retrieve(session_id);
    await sell(metadata ?? {}, price, payer);
    await expectNothing(payer, what, () => world.deliver(payer.user_id));
  });

  it('of a seller who names no user of ours raises no alert', async () => {
    const before = await alarms('session');
    const payer = anInvestor({ user_id: uuid() });
    const { id } = await world.sdk().checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data: PRICE }],
      success_url: 'https://elsewhere.example/',
      client_reference_id: 'order-17',
      customer_email: 'amara@example.com',
    });
    world.stripe.pay(id);
    await world.deliver(id);
    expect(await world.isPremium(payer)).toBe(false);
    expect(await alarms('session')).toBe(before);
  });

  // rule: PAY-20
  it('is what ours becomes at another price; it grants access again at our price', async () => {
    const { actor, subscription } = await world.subscribed();
    const before = await world.sdk().subscriptions.retrieve(subscription);
    const [item] = before.items.data;
    if (!item) throw new Error('no item');
    const move = (price: Stripe.SubscriptionUpdateParams.Item) =>
      world.sdk().subscriptions.update(subscription, {
        items: [{ ...price, id: item.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      });
    const { product } = item.price;
    if (typeof product !== 'string') throw new Error('the product is not expanded');
    await move({
      price_data: { currency: 'usd', unit_amount: 50, recurring: { interval: 'month' }, product },
    });
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(false);
    await move({ price: item.price.id });
    await world.deliver(subscription);
    expect(await world.isPremium(actor)).toBe(true);
  });
});

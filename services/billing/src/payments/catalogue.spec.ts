import { Catalogue, productName } from './catalogue.js';
import type { PriceState, SubscriptionState } from './payments.js';

const catalogue = new Catalogue({
  PRICE_MONTHLY_CENTS: 4900,
  PRICE_ANNUAL_CENTS: 49_000,
  PRICE_PRO_CENTS: 1900,
  STRIPE_PRICE_MONTHLY: undefined,
  STRIPE_PRICE_ANNUAL: undefined,
  STRIPE_PRICE_PRO: undefined,
});

const ours: PriceState = {
  id: 'price_1',
  amount_cents: 4900,
  currency: 'usd',
  interval: 'month',
  product_id: 'prod_1',
  product_name: productName('monthly'),
};
const reading = (price: PriceState | null): SubscriptionState => ({
  id: 'sub_1',
  status: 'active',
  user_id: null,
  checkout_id: null,
  plan: 'monthly',
  seal: null,
  customer_id: null,
  cancel_at_period_end: false,
  cancels_by_date: false,
  item: price && { id: 'si_1', price },
  period_end: null,
});
/** A row of a release that stored neither the price nor the product. */
const FORMER = { plan: 'monthly', price_id: null, product_id: null } as const;

describe('a subscription of a release that stored no price', () => {
  // rule: PAY-20
  it.each([
    ['price', { amount_cents: 1 }],
    ['currency', { currency: 'eur' }],
    ['product', { product_name: 'Another product' }],
    ['price', { interval: 'year' }],
  ] as const)('grants nothing with a foreign %s (%j)', (foreign, properties) => {
    const judged = catalogue.judge(reading({ ...ours, ...properties }), FORMER, null);
    expect(judged.foreign).toBe(foreign);
  });

  it('grants nothing with several items', () => {
    expect(catalogue.judge(reading(null), FORMER, null).foreign).toBe('price');
  });

  it('is ours with our price', () => {
    expect(catalogue.judge(reading(ours), FORMER, null)).toEqual({ plan: 'monthly', foreign: null });
  });
});

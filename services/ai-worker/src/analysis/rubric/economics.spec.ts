import { bareClaims } from '../../testing/claims.js';
import { paidOnce, smallMarket } from './economics.js';

// rule: SCORE-28
describe('the sums of a founder', () => {
  const used = { user_count: 20, monthly_revenue: 2000 };

  it('show a small market by its count and what one customer pays', () => {
    const small = bareClaims({ ...used, target_market: 'About 1,700 clinics in Ireland' });
    expect(smallMarket(small)).toBe(
      'By your own figures, 1,700 at $100 a month are $2,040,000 a year, and an investor will ask whether more could pay: “About 1,700 clinics in Ireland”',
    );
  });

  it.each([
    ['a large market', { ...used, target_market: 'About 170,000 clinics in Europe' }],
    ['what each customer has', { ...used, target_market: 'Clubs with 300 members' }],
    ['the size of each customer', { ...used, target_market: '10-500 employee companies worldwide' }],
    ['an area', { ...used, target_market: 'About 6,000 hectares of ponds' }],
    ['two counts', { ...used, target_market: 'About 1,700 clinics and 9,000 surgeries in Ireland' }],
    [
      'customers of all times who paid once',
      {
        ...used,
        target_market: 'About 1,700 clinics',
        idea_description: 'The price is $900 for each clinic.',
      },
    ],
    [
      'a share of each deal',
      {
        ...used,
        target_market: 'About 1,700 rinks',
        idea_description: 'We keep 15% of each hour that is sold.',
      },
    ],
    ['no payers', { target_market: 'About 1,700 clinics in Ireland' }],
  ])('say nothing for %s', (_, facts) => expect(smallMarket(bareClaims(facts))).toBeNull());

  it('multiply a market by a price that is paid once, and not by a mean of a month', () => {
    const once = { ...used, target_market: 'About 1,700 clinics', idea_description: 'Each pays $900 once.' };
    expect(smallMarket(bareClaims(once))).toContain('1,700 at $900 each are $1,530,000 in all');
  });

  it.each([
    ['Two pay $450 each a month and two test it for free.', '1,200 at $450 a month'],
    ['Of these, two pay.', '1,200 at $450 a month'],
    ['Each customer pays $300 a month.', '1,200 at $300 a month'],
  ])('take the stated price or the number of those who pay before a mean: %s', (stated, sum) => {
    const facts = { user_count: 4, monthly_revenue: 900, target_market: '1,200 mills in Norway' };
    const claims = bareClaims({ ...facts, idea_description: `Rafts for mills. ${stated}` });
    expect(smallMarket(claims)).toContain(sum);
  });

  it('count no market in the buyers of the startup itself', () => {
    const target_market = '1,480 customers in three winters';
    expect(smallMarket(bareClaims({ ...used, target_market }))).toBeNull();
  });

  it('show a price that is paid once, unless income returns', () => {
    const price = 'Each customer pays a price of $900 for the raft.';
    expect(paidOnce(bareClaims({ idea_description: price }))).toContain(price.slice(0, -1));
    expect(
      paidOnce(bareClaims({ idea_description: `${price} They renew the cover every year.` })),
    ).toBeNull();
    expect(paidOnce(bareClaims({ idea_description: 'We build rafts.' }))).toBeNull();
    expect(paidOnce(bareClaims({ problem_statement: price }))).toBeNull();
  });
});

import { bareClaims } from '../testing/claims.js';

const revenue = (text: string) => bareClaims({ idea_description: `Rotas for bakeries. ${text}` }).revenue;

describe('revenue in a text', () => {
  // rule: SCORE-23
  it.each([
    ['Revenue rose from $4,000 to $11,500 a month.', 11_500],
    ['MRR: $7.2k, up from $5k in June.', 7200],
    ['We made $2k MRR in March, $6k in June and $9k in September.', 9000],
    ['Our ARR was $40k last year and is $120k now.', 10_000],
    ['Monthly recurring revenue has doubled since June, from $6,000 to $12,000.', 12_000],
    ['We invoice about $6,000 each month.', 6000],
    ['Sales last year were $96,000, this year we are at $14,000 a month.', 14_000],
  ])('is the latest: %s (%s)', (text, value) => expect(revenue(text)?.value).toBe(value));

  it.each([
    ['MRR grew from $2k to $5k on our $29 plan.', 5000],
    ['MRR grew to $4,000, and each of 30 clinics pays $400.', 4000],
    ['MRR grew to $4,000 and we raised $250,000.', 4000],
    ['MRR is $4,000 and we process $2 million each month.', 4000],
  ])('is not the price or the sum beside it: %s (%s)', (text, value) =>
    expect(revenue(text)?.value).toBe(value),
  );

  it('is recognised without a currency, and in other currencies', () => {
    expect(revenue('doing 3k mrr w/ 60 customers')?.value).toBe(3000);
    expect(revenue('We make 450,000 rupees a month.')).toMatchObject({ value: 5085, currency: 'usd' });
  });

  // rule: SCORE-26
  it.each([
    ['We make 2 million naira a month.', 0, 1380],
    ['We make 2 million naira a month.', 2_000_000, 1380],
    ['We make 2 million naira a month.', 1500, 1500],
    ['Our revenue is Rp 30.000.000 a month.', 0, 1800],
    ['Our revenue is ¥900,000 a month.', 0, 5850],
    ['Our revenue is €1,000 a month.', 1000, 1000],
  ])('counts in dollars: %s, field %d', (text, monthly_revenue, value) => {
    const idea_description = `Rotas for bakeries. ${text}`;
    expect(bareClaims({ idea_description, monthly_revenue }).revenue?.value).toBe(value);
  });

  it('is not what one customer pays', () => {
    expect(revenue('240 owners pay us $15 a month.')).toBeNull();
  });

  it('is not what a plan reaches', () => {
    expect(revenue('Break-even is at $15,000 MRR.')).toBeNull();
    expect(revenue('The round gets us to $90k MRR in 16 months.')).toBeNull();
  });
});

import { findAmounts, perMonth } from './money.js';

const monthly = (text: string): number | undefined => {
  const [amount] = findAmounts(text).filter(({ weak }) => !weak);
  return amount && perMonth(amount.value, amount.period);
};

const amounts = (text: string) =>
  findAmounts(text)
    .filter(({ weak }) => !weak)
    .map(({ value, low, currency, period }) => ({ value, low, currency, period }));

describe('amounts in other languages', () => {
  it.each([
    ['2.400 Dollar im Monat', { value: 2400, low: null, currency: 'usd', period: 'month' }],
    ['1,2 Mio Dollar', { value: 1_200_000, low: null, currency: 'usd', period: null }],
    ['2,5 Mio €', { value: 2_500_000, low: null, currency: 'euros', period: null }],
    ['12 mil dólares al mes', { value: 12_000, low: null, currency: 'usd', period: 'month' }],
    ['R$ 90 mil por mês', { value: 90_000, low: null, currency: 'reais', period: 'month' }],
    ['we make R$ 90 mil per month', { value: 90_000, low: null, currency: 'reais', period: 'month' }],
    ['tremila dollari al mese', { value: 3000, low: null, currency: 'usd', period: 'month' }],
    ['zwischen 50 und 150 Tausend Dollar', { value: 150_000, low: 50_000, currency: 'usd', period: null }],
    ['entre 30 mil y 80 mil', { value: 80_000, low: 30_000, currency: null, period: null }],
    ['de 100 à 300 mille dollars', { value: 300_000, low: 100_000, currency: 'usd', period: null }],
    ['de 25.000 à, disons, 80.000 dollars', { value: 80_000, low: 25_000, currency: 'usd', period: null }],
    ['20.000 euros par an', { value: 20_000, low: null, currency: 'euros', period: 'year' }],
  ])('%s', (text, expected) => {
    expect(amounts(text)).toEqual([expected]);
  });
});

describe('amounts', () => {
  it.each([
    ['we make about 4k a month', 4000],
    ['$4k/mo', 4000],
    ['4k per month', 4000],
    ['1,850 dollars MRR', 1850],
    ['MRR is $1,850', 1850],
    ['ARR of 120k', 10_000],
    ['$120k ARR', 10_000],
    ['120k a year', 10_000],
    ['$1.2m annually', 100_000],
    ['annual revenue is 60k', 5000],
    ['annual run rate of 240k', 20_000],
    ['1k a week', 4333.33],
    ['9k a quarter', 3000],
    ['100 dollars per day', 3041.67],
    ['monthly revenue 900', 900],
    ['usd 2,500 monthly', 2500],
    ['2500 bucks', 2500],
    ['$1,850.50', 1850.5],
  ])('%s is %d a month', (text, expected) => {
    expect(monthly(text)).toBe(expected);
  });

  it.each([
    ['50 to 250k', 50_000, 250_000],
    ['50-250k', 50_000, 250_000],
    ['50k–250k', 50_000, 250_000],
    ['$50k to $250k', 50_000, 250_000],
    ['between 50 and 250 thousand', 50_000, 250_000],
    ['from 25k up to 100k', 25_000, 100_000],
    ['2 to 5 million', 2_000_000, 5_000_000],
    ['$500 to $2k', 500, 2000],
    ['half a million to 2m', 500_000, 2_000_000],
  ])('%s is a range', (text, low, value) => {
    expect(findAmounts(text)).toMatchObject([{ low, value }]);
  });

  it.each([
    ['we grew from 12 to 40', [12, 40]],
    ['up from $3k to $12k', [3000, 12_000]],
    ['Pasamos de 12 a 40 clientes', [12, 40]],
    ['Wir sind von 12 auf 40 gewachsen', [12, 40]],
  ])('%s is a change, not a range', (text, values) => {
    expect(findAmounts(text).map(({ low, value }) => low ?? value)).toEqual(values);
  });

  it.each([
    ['€40k', 'euros'],
    ['40k euros', 'euros'],
    ['£1.2m', 'pounds'],
    ['300 quid', 'pounds'],
    ['40,000 CHF', 'Swiss francs'],
    ['$40k CAD', 'Canadian dollars'],
    ['₹5 lakh', 'rupees'],
    ['$40k', 'usd'],
    ['40k dollars', 'usd'],
    ['40k', null],
  ])('%s is in %s', (text, currency) => {
    expect(findAmounts(text)).toMatchObject([{ currency }]);
  });

  it('distinguishes a total over all time from a monthly amount', () => {
    expect(findAmounts('50k in total so far')).toMatchObject([{ overall: true, period: null }]);
    expect(findAmounts('50k a month so far')).toMatchObject([{ period: 'month' }]);
  });
});

describe('dollars that are named before their figure', () => {
  it.each(['in dollars maybe nine hundred', 'so in dollar about 900', 'in US dollars: 900'])('%s', (text) =>
    expect(amounts(text)).toEqual([{ value: 900, low: null, currency: 'usd', period: null }]),
  );

  it('do not reach the next clause', () =>
    expect(amounts('we bill in dollars, and 40 clients pay')[0]?.currency).toBeNull());
});

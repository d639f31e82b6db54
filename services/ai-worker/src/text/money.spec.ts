import { findAmounts } from './money.js';

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
    ['tremila dollari al mese', { value: 3000, low: null, currency: 'usd', period: 'month' }],
    ['zwischen 50 und 150 Tausend Dollar', { value: 150_000, low: 50_000, currency: 'usd', period: null }],
    ['entre 30 mil y 80 mil', { value: 80_000, low: 30_000, currency: null, period: null }],
    ['de 100 à 300 mille dollars', { value: 300_000, low: 100_000, currency: 'usd', period: null }],
    ['20.000 euros par an', { value: 20_000, low: null, currency: 'euros', period: 'year' }],
  ])('%s', (text, expected) => {
    expect(amounts(text)).toEqual([expected]);
  });
});

import { CURRENCIES, dollarsFor } from './currencies.js';
import { findAmounts } from './money.js';

it.each([
  ['Rp 15.000', 'rupiah'],
  ['2,500 shillings', 'shillings'],
  ['₦250,000', 'naira'],
  ['300 pesos', 'pesos'],
  ['₱300', 'Philippine pesos'],
  ['200 million đồng', 'dong'],
  ['₩9,000', 'won'],
  ['600,000 Norwegian kroner', 'Norwegian kroner'],
  ['89 kr', 'kronor'],
  ['2 millones de euros', 'euros'],
  ['1,2 million d’euros', 'euros'],
  ['UGX 40,000', 'Ugandan shillings'],
])('%s are %s', (text, currency) => expect(findAmounts(text)[0]?.currency).toBe(currency));

it('does not take words for currencies', () => {
  expect(findAmounts('We won 40 customers.')[0]?.currency).toBeNull();
  expect(findAmounts('Try 40 brands.')[0]?.currency).toBeNull();
});

it('gives an approximate rate for each', () => {
  expect(CURRENCIES.every(({ name }) => dollarsFor(name) > 0)).toBe(true);
  expect(dollarsFor(null)).toBe(1);
});

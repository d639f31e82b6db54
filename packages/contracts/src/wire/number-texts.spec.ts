import { dollars, figure } from './number-texts.js';

it.each([
  [0, '$0'],
  [999, '$999'],
  [85_000, '$85,000'],
  [0.5, '$0.50'],
  [1234.5, '$1,234.50'],
  [1e12, '$1,000,000,000,000'],
  [999_999_999_999.99, '$999,999,999,999.99'],
])('writes %d dollars as %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

it('groups the digits of a number', () => {
  expect(figure(12_345)).toBe('12,345');
});

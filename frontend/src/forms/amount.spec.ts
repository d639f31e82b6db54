import { toAmount } from './amount';

describe('a typed amount', () => {
  it.each([
    ['0', 0],
    ['-5', -5],
    ['250000.50', 250_000.5],
    ['.5', 0.5],
    ['2,000,000', 2_000_000],
    ['$4,000.50', 4000.5],
    [' $ 1,250,000 ', 1_250_000],
  ])('“%s” is the number %d', (text, number) => {
    expect(toAmount(text)).toBe(number);
  });

  it.each([
    '2,5',
    '1.200,50',
    '1,2000',
    '250k',
    '2 000',
    '1 2',
    '0x10',
    '1e5',
    '$',
    '-',
    '.',
    'Infinity',
    'many',
  ])('“%s” is not a number and stays text, which the schema refuses', (text) => {
    expect(toAmount(text)).toBe(text);
  });

  it('is null if nothing was typed', () => {
    expect(toAmount('')).toBeNull();
    expect(toAmount('  ')).toBeNull();
  });
});

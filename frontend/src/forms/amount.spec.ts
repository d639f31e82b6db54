import { formatMoney } from '../lib/format';
import { readingOf, toAmount } from './amount';

describe('a typed amount', () => {
  // rule: SCREEN-25
  it.each([
    ['0', 0],
    ['-5', -5],
    ['250000.50', 250_000.5],
    ['.5', 0.5],
    ['2,000,000', 2_000_000],
    ['$4,000.50', 4000.5],
    [' $ 1,250,000 ', 1_250_000],
    ['60.000', 60_000],
    ['60,000', 60_000],
    ['1.250.000', 1_250_000],
    ['1.5', 1.5],
    ['12,50', 12.5],
    ['2,5', 2.5],
    ['0.125', 0.125],
    ['1234.500', 1234.5],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1 200 000', 1_200_000],
    ['1 200 000,50', 1_200_000.5],
    ['60\u00a0000', 60_000],
    ["1'200'000", 1_200_000],
    ['1’200’000.50', 1_200_000.5],
    ['5k', 5000],
    ['250 K', 250_000],
    ['$1.1m', 1_100_000],
    ['1,5m', 1_500_000],
    ['1.250k', 1250],
  ])('“%s” is the number %d', (text, number) => {
    expect(toAmount(text)).toBe(number);
  });

  it.each([
    '1,2000',
    '1.200.00',
    '1,200.500,00',
    '1 2',
    '0x10',
    '1e5',
    '$',
    '-',
    '--5',
    '.',
    'k',
    'Infinity',
    'many',
    '5 users',
    '€500',
  ])('“%s” is not a number and stays text, which the schema refuses', (text) => {
    expect(toAmount(text)).toBe(text);
  });

  it('is null if nothing was typed', () => {
    expect(toAmount('')).toBeNull();
    expect(toAmount('  ')).toBeNull();
  });

  it.each([
    ['60.000', 'Read as $60,000'],
    ['12,50', 'Read as $12.50'],
    ['1 200 000', 'Read as $1,200,000'],
    ['5k', 'Read as $5,000'],
  ])('“%s” is doubtful, so the form says “%s”', (text, reading) => {
    expect(readingOf(text, formatMoney)).toBe(reading);
  });

  it.each(['', '0', '60000', '60,000', '$1,250.50', '1.5', 'many'])('“%s” is not doubtful', (text) => {
    expect(readingOf(text, formatMoney)).toBe('');
  });
});

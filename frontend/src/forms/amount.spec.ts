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
    ['about 400', 400],
    ['~ $2.9m', 2_900_000],
    ['over 3,000 dollars', 3000],
    ['USD 12,50', 12.5],
    ['2.9 million', 2_900_000],
    ['400+', 400],
  ])('“%s” is the number %d', (text, number) => {
    expect(toAmount(text, 'money')).toBe(number);
    expect(toAmount(text, 'integer')).toBe(number);
  });

  it.each([
    ['63 traders', 63],
    ['about 1.2k paying customers', 1200],
    ['5 men', 5],
    ['60.000 Händler', 60_000],
  ])('“%s” counts %d things, but is no sum', (text, number) => {
    expect(toAmount(text, 'integer')).toBe(number);
    expect(toAmount(text, 'money')).toBe(text);
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
    '63 traders, 12 shops',
    'about',
    '50%',
    '€500',
    '£3,000',
    'N2.9m',
  ])('“%s” is not a number and stays text, which the schema refuses', (text) => {
    expect(toAmount(text, 'money')).toBe(text);
    expect(toAmount(text, 'integer')).toBe(text);
  });

  it('is null if nothing was typed', () => {
    expect(toAmount('', 'money')).toBeNull();
    expect(toAmount('  ', 'integer')).toBeNull();
  });

  it.each([
    ['60.000', 'Read as $60,000'],
    ['12,50', 'Read as $12.50'],
    ['1 200 000', 'Read as $1,200,000'],
    ['5k', 'Read as $5,000'],
    ['about 400', 'Read as $400'],
  ])('“%s” is doubtful, so the form says “%s”', (text, reading) => {
    expect(readingOf(text, 'money')).toBe(reading);
  });

  it('says how many of the named things it read', () => {
    expect(readingOf('63 traders', 'integer')).toBe('Read as 63');
  });

  it.each(['', '0', '60000', '60,000', '$1,250.50', '1.5', 'many'])('“%s” is not doubtful', (text) => {
    expect(readingOf(text, 'money')).toBe('');
  });
});

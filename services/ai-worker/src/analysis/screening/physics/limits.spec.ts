import { bareClaims } from '../../../testing/claims.js';
import { beyondLimits } from './limits.js';

const codes = (idea_description: string) =>
  beyondLimits(bareClaims({ idea_description }).statements).map(({ code }) => code);

// rule: SCORE-37
describe('limits of nature', () => {
  it.each([
    'Our shelf gives 6 kg of rice a day from one square metre.',
    'The pack stores 40 kWh in a 10 kg battery.',
    'The drone keeps a 90 kg load aloft for six hours on a 2 kg battery.',
    'Our van drives 900 km on a 6 kWh battery.',
    'It charges 60 kWh in four minutes from an ordinary socket.',
    'We make 5,000 litres of fresh water from sea water a day with a 30 W pump.',
    'We make 1 kg of hydrogen from 9 kWh.',
    'A motor with 130 % efficiency.',
    'The freezer holds minus 400 degrees.',
    'You lose 12 kg of fat in three days.',
    'A one-way signal over 17,000 km in 9 milliseconds.',
  ])('are broken: %s', (text) => {
    expect(codes(text)).toHaveLength(1);
  });

  it.each([
    'Our shelf gives 200 g of lettuce a day from one square metre.',
    'The pack stores 5 kWh in a 30 kg battery.',
    'The drone keeps a 2 kg load aloft for half an hour on a 3 kg battery.',
    'Our van drives 300 km on a 60 kWh battery.',
    'It charges 60 kWh in nine hours from an ordinary socket.',
    'We make 1 kg of hydrogen from 52 kWh.',
    'A heat pump with 400 % efficiency.',
    'You lose 4 kg of fat in eight weeks.',
    'A one-way signal over 500 km in 4 milliseconds.',
  ])('are kept: %s', (text) => {
    expect(codes(text)).toEqual([]);
  });
});

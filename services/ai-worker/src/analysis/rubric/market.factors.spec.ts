import type { StartupFacts } from '@proofround/contracts';

import { UNCHECKED_LINKS } from '../../links/link-status.js';
import { bareClaims } from '../../testing/claims.js';
import { market } from './market.factors.js';

const rung = (name: string, facts: Partial<StartupFacts>) =>
  market.find((factor) => factor.name === name)?.assess(bareClaims(facts), UNCHECKED_LINKS).rung;

describe('the market', () => {
  it.each<[string, Partial<StartupFacts>, string]>([
    ['Target customer', {}, 'absent'],
    ['Target customer', { user_count: 40 }, 'considered'],
    ['Target customer', { target_market: 'Everyone.' }, 'considered'],
    ['Target customer', { target_market: 'Rowing clubs on lakes.' }, 'explained'],
    ['Market size', {}, 'absent'],
    ['Market size', { target_market: 'Rowing clubs on lakes.' }, 'considered'],
    ['Market size', { target_market: 'There are 2,400 rowing clubs on lakes.' }, 'explained'],
    ['Market size', { target_market: '1,480 customers in three winters' }, 'considered'],
    [
      'Market size',
      {
        target_market: 'There are 2,400 rowing clubs on lakes.',
        solution_statement: 'Each club pays $30 a month for the glue.',
      },
      'specified',
    ],
    [
      'Market size',
      {
        target_market: 'According to the federation there are 2,400 registered rowing clubs on lakes.',
        solution_statement: 'Each club pays $30 a month for the glue.',
      },
      'evidenced',
    ],
    [
      'Market size',
      { target_market: 'There are 5,200 grain farms in Canada, and a drill sells for $24k.' },
      'specified',
    ],
    [
      'Target customer',
      {
        target_market:
          'Rowing clubs on lakes with wooden boats of their own. We rang 22 of them, and four agreed to a trial.',
      },
      'evidenced',
    ],
    ['Market size', { target_market: 'We need just 1 % of a $9 billion market.' }, 'considered'],
    ['Competition', {}, 'absent'],
    ['Competition', { competitive_advantage: 'We have no competitors.' }, 'considered'],
    [
      'Competition',
      { competitive_advantage: 'Unlike tar, which rowers melt in a pot, our glue cures under water.' },
      'explained',
    ],
    [
      'Competition',
      { competitive_advantage: 'Unlike tar, which holds 2 years, our glue cures under water and holds 9.' },
      'specified',
    ],
  ])('%s of %j is %s', (name, facts, expected) => expect(rung(name, facts)).toBe(expected));

  it('compares with a figure only where a sentence that compares has one', () => {
    const contrast = 'Unlike tar, which rowers melt in a pot, our glue cures under water.';
    const own = 'Our patent covers 3 valves of the pump.';
    const competition = (competitive_advantage: string) =>
      market
        .find(({ name }) => name === 'Competition')
        ?.assess(bareClaims({ competitive_advantage }), UNCHECKED_LINKS);
    expect(competition(`${own} ${contrast}`)).toMatchObject({ rung: 'explained', evidence: contrast });
    const price = 'Boat yards take 20 to 30% of the price of a boat.';
    const place = 'Yards in Oslo deliver after 30 hours at 40 pounds a kilo.';
    expect(competition(`${own} ${contrast} ${place}`)).toMatchObject({ rung: 'specified', evidence: place });
    expect(competition(`${own} ${contrast} ${price}`)).toMatchObject({ rung: 'specified', evidence: price });
  });
});

import { startupFacts, type StartupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../../claims/claims.js';
import { contradictionsIn } from './contradictions.js';

const said = (overrides: Partial<StartupFacts>) =>
  contradictionsIn(
    readClaims(
      startupFacts.parse({ ...aStartup(), idea_description: 'A rota tool for bakeries.', ...overrides }),
    ),
  ).map(({ sentence }) => sentence);

describe('what contradicts itself is said with both claims', () => {
  it.each<[string, Partial<StartupFacts>, string]>([
    [
      'customers times price against revenue',
      { user_count: 120, monthly_revenue: 410_000, solution_statement: 'Every customer pays $49 a month.' },
      '120 users × $49 = $5,880 a month; you entered $410,000.',
    ],
    [
      'users in text and field',
      { user_count: 12, idea_description: 'Rotas for bakeries. We have 50,000 active users.' },
      'The text speaks of 50,000 users or customers; the number field says 12.',
    ],
    [
      'revenue in text and field',
      { user_count: 500, monthly_revenue: 650, idea_description: 'Rotas for bakeries. Our MRR is $45k.' },
      'The text speaks of $45,000 of revenue a month; the number field says $650.',
    ],
    [
      'revenue and a denial',
      { user_count: 500, monthly_revenue: 9000, idea_description: 'Rotas for bakeries. We are pre-revenue.' },
      'You write “pre-revenue”; the number field says $9,000 a month.',
    ],
    [
      'revenue before there is anything to sell',
      { monthly_revenue: 9000, solution_statement: 'Nothing built yet.' },
      'You write that nothing is built yet; the number field says $9,000 of revenue a month.',
    ],
    [
      'a share above all',
      { competitive_advantage: 'We have a retention of 130 % of our customers.' },
      'A share cannot be 130 %.',
    ],
    [
      'a budget above the ask',
      { funding_ask: 100_000, funding_usage: '$90,000 for two engineers, $80,000 for ovens' },
      'The lines of the use of funds add up to $170,000; you ask for $100,000.',
    ],
  ])('%s', (_name, facts, sentence) => expect(said(facts)).toContain(sentence));

  it.each<[string, Partial<StartupFacts>]>([
    [
      'number fields left blank',
      { user_count: 0, monthly_revenue: 0, idea_description: 'We have 71 paying customers and $2,900 MRR.' },
    ],
    ['fewer paying than using', { user_count: 900, idea_description: 'Rotas. 71 paying customers.' }],
    ['a market larger than the users', { target_market: '41,000 bakeries; they have 9 million customers.' }],
    ['growth above all', { idea_description: 'Rotas. Revenue grew by 240 % last year.' }],
    ['a plan', { user_count: 10, idea_description: 'Rotas. We will have 50,000 users in two years.' }],
    [
      'how it was before',
      { monthly_revenue: 900, idea_description: 'Rotas. Before March we had no revenue.' },
    ],
    ['net retention', { competitive_advantage: 'Our net revenue retention is 118 %.' }],
    ['a launched stage without figures', { stage: 'launched', user_count: 0, monthly_revenue: 0 }],
  ])('nobody is accused for %s', (_name, facts) => expect(said(facts)).toEqual([]));
});

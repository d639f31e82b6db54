import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../../claims/claims.js';
import { contradictionsIn } from './contradictions.js';

const said = (overrides: Partial<StartupFacts>) =>
  contradictionsIn(
    readClaims(
      startupFacts.parse({ ...aStartup(), idea_description: 'A rota tool for bakeries.', ...overrides }),
    ),
  ).map(({ sentence }) => sentence);

describe('contradictions are reported with both claims', () => {
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
    [
      'customers times the only price against revenue',
      {
        user_count: 300,
        monthly_revenue: 12_000,
        solution_statement: 'All gyms are on our only plan, which costs each customer $15 a month.',
      },
      '300 users × $15 = $4,500 a month; you entered $12,000.',
    ],
    [
      'parts of a whole that are more than it',
      { solution_statement: 'In our test 62 % slept better, 45 % slept worse and 8 % saw no change.' },
      '62 % + 45 % + 8 % = 115 %: parts of one whole cannot be more than 100 %.',
    ],
    [
      'customers times a plan without additions against revenue',
      {
        user_count: 200,
        monthly_revenue: 30_000,
        solution_statement: 'We have 200 yards on the single plan we sell, $99 a month, no discounts.',
      },
      '200 users × $99 = $19,800 a month; you entered $30,000.',
    ],
    [
      'a split that is more than the whole',
      { team_background: 'Ownership: Ana 60 %, Bo 45 %, a friend 15 %.' },
      '60 % + 45 % + 15 % = 120 %: parts of one whole cannot be more than 100 %.',
    ],
    [
      'a stage that is not reached',
      { stage: 'launched', idea_description: 'Rotas for bakeries. We have not launched yet.' },
      'You write that it is not launched yet; the stage says launched.',
    ],
    [
      'a run that is longer than its age',
      {
        idea_description: 'We started six months ago with kilns for potters.',
        competitive_advantage: 'Three years of operation without a fault.',
      },
      'You write “three years of operation”, and of its beginning “six months ago”.',
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
    [
      'discounts and dates',
      { user_count: 300, monthly_revenue: 12_000, solution_statement: 'Every customer pays $15 a month.' },
    ],
    [
      'a total beside prices',
      { monthly_revenue: 1199, idea_description: 'Cron checks. 41 paying, $19 or $49, total $1,199 MRR.' },
    ],
    [
      'users of whom none pays yet',
      { user_count: 300, monthly_revenue: 0, idea_description: 'Charts. 300 people use it, nobody pays.' },
    ],
    [
      'another product that is to come',
      { stage: 'launched', idea_description: 'Rotas. We have not launched the second app for cafes yet.' },
    ],
    ['answers that overlap', { idea_description: 'Rotas. 70 % open it daily, 60 % recommend it to others.' }],
    [
      'data that others collected',
      {
        idea_description: 'We started six months ago. A hospital gave us ten years of outcome data.',
      },
    ],
    [
      'years in a former job',
      {
        idea_description: 'We started six months ago with kilns for potters.',
        team_background: 'I ran a pottery: twelve years in business.',
      },
    ],
    ['net retention', { competitive_advantage: 'Our net revenue retention is 118 %.' }],
    ['a launched stage without figures', { stage: 'launched', user_count: 0, monthly_revenue: 0 }],
  ])('no contradiction is reported for %s', (_name, facts) => expect(said(facts)).toEqual([]));

  it('reports more users than inhabitants of the only country served', () => {
    const facts = { user_count: 2_000_000, target_market: 'Commuters in Malta' };
    expect(said(facts).join()).toMatch(/^2,000,000 are more people than live in Malta \(about [\d,]+\)\.$/);
    expect(said({ ...facts, target_market: 'Commuters in Malta, later in all of Europe' })).toEqual([]);
    expect(said({ ...facts, target_market: 'Commuters in Malta and Italy' })).toEqual([]);
  });
});

import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../claims/claims.js';
import { RISKS } from './catalogue.js';
import { namedRisks, risksIn } from './find.js';

const claims = (overrides: Partial<StartupFacts>) =>
  readClaims(
    startupFacts.parse({ ...aStartup(), idea_description: 'A rota tool for bakeries.', ...overrides }),
  );
const UNSOLD: Partial<StartupFacts> = {
  ...{ problem_statement: null, solution_statement: null, target_market: null },
  ...{ competitive_advantage: null, funding_usage: null, team_background: null },
  ...{ user_count: 0, monthly_revenue: 0, funding_ask: null },
};
const codes = (overrides: Partial<StartupFacts>) =>
  risksIn(claims(overrides)).map(({ pattern }) => pattern.code);

describe('the risks', () => {
  it('are at least 40, with unique names and questions', () => {
    expect(RISKS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(RISKS.map(({ code }) => code)).size).toBe(RISKS.length);
    expect(new Set(RISKS.map(({ title }) => title)).size).toBe(RISKS.length);
    expect(RISKS.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
  });

  it.each<[string, Partial<StartupFacts>]>([
    ['high_churn', { competitive_advantage: 'About 9 % of our customers cancel each month.' }],
    ['low_price_per_customer', { solution_statement: 'Each bakery pays us $2 a month for the plan.' }],
    [
      'part_time',
      { team_background: 'Both of us still work full-time at a bank and build this in the evenings.' },
    ],
    ['single_customer', { competitive_advantage: 'One hotel chain brings us 80 % of our revenue.' }],
    ['platform_dependence', { solution_statement: 'All of our orders come through the Amazon marketplace.' }],
    ['no_validation', { problem_statement: 'We have not asked a single baker about this yet.' }],
    ['hardware', { solution_statement: 'We assemble a sensor box and ship it to each bakery.' }],
    ['solo_founder', { team_background: 'I am the only founder and do everything myself.' }],
  ])('%s is shown with the sentence that shows it', (code, overrides) => {
    const found = risksIn(claims(overrides)).find(({ pattern }) => pattern.code === code);
    expect(Object.values(overrides)).toContainEqual(expect.stringContaining(found?.quote ?? 'no quote'));
  });

  it.each<[string, Partial<StartupFacts>]>([
    ['high_churn', { competitive_advantage: 'Only 1 % of our customers cancel each month.' }],
    ['low_price_per_customer', { solution_statement: 'Each bakery pays us $240 a month for the plan.' }],
    ['part_time', { team_background: 'Both of us left the bank last year and work on this full-time.' }],
    ['no_validation', { problem_statement: 'We asked 40 bakers; 31 lose six hours a week to the rota.' }],
  ])('%s is not found in the opposite statement', (code, overrides) => {
    expect(codes(overrides)).not.toContain(code);
  });

  it.each<[string, Partial<StartupFacts>]>([
    ['low_price_per_customer', { solution_statement: 'Bakeries pay us $1.20 for each loaf we check.' }],
    ['hardware', { funding_usage: 'We assemble 600 sensor boxes and a machine for each bakery.' }],
    ['platform_dependence', { target_market: 'Small bakeries that sell all of it through Instagram.' }],
    ['perishable_logistics', { target_market: 'Dairy farms that deliver fresh milk which spoils in a day.' }],
    [
      'part_time',
      { target_market: 'Leeds in the evenings, York on weekends, part-time hotels on the coast' },
    ],
    [
      'seasonal',
      { solution_statement: 'Fourteen goat farms lent us their herds for the kidding season this winter.' },
    ],
    ['public_buyer', { solution_statement: 'Two councils and a ministry refused the access to our site.' }],
  ])('%s is not shown by a sentence about something else', (code, overrides) => {
    const shown = risksIn(claims(overrides)).filter(({ isShown }) => isShown);
    expect(shown.map(({ pattern }) => pattern.code)).not.toContain(code);
  });

  it('show no years until a sale where something is sold already', () => {
    const research = {
      solution_statement: 'Phase II trials will take three years and approval two more.',
    };
    const shown = (overrides: Partial<StartupFacts>) =>
      risksIn(claims({ ...research, ...overrides })).flatMap(({ pattern, isShown }) =>
        isShown ? [pattern.code] : [],
      );
    expect(shown({ monthly_revenue: 0 })).toContain('long_development');
    expect(shown({ monthly_revenue: 4000 })).not.toContain('long_development');
  });

  // rule: SCORE-43
  it('count only in the audit where readers mostly called their sentences false', () => {
    const solution_statement = 'All of our orders come through the Amazon marketplace.';
    const found = risksIn(claims({ solution_statement }));
    expect(found.find(({ pattern }) => pattern.code === 'platform_dependence')).toMatchObject({
      isShown: false,
    });
  });

  it('show no lack of income where something is sold or a way to earn is named', () => {
    const shown = (idea_description: string, overrides: Partial<StartupFacts> = {}) =>
      risksIn(claims({ idea_description, ...UNSOLD, ...overrides })).flatMap(({ pattern, isShown }) =>
        isShown ? [pattern.code] : [],
      );
    const free = 'We have not decided how to earn money with it, the service is free.';
    expect(shown(free)).toContain('no_monetisation');
    expect(shown(free, { monthly_revenue: 2300 })).not.toContain('no_monetisation');
    expect(shown(`${free.slice(0, -1)}, maybe with ads.`)).not.toContain('no_monetisation');
  });

  it('compare the ask with the counted market', () => {
    const small = { target_market: 'There are 400 bakeries in our region.', funding_ask: 2_000_000 };
    const price = { solution_statement: 'Each bakery pays us $20 a month for the plan.' };
    const found = risksIn(claims({ ...small, ...price })).find(
      ({ pattern }) => pattern.code === 'ask_above_market',
    );
    expect(found?.quote).toBe(small.target_market);
    expect(codes({ ...small, ...price, funding_ask: 5000 })).not.toContain('ask_above_market');
  });

  it('are ordered by gravity, at most eight and deterministic', () => {
    const many = claims({
      solution_statement:
        'We assemble a sensor box and ship it to each bakery. All of our orders come through the Amazon marketplace. Each bakery pays us $2 a month.',
      competitive_advantage:
        'Anybody could copy it. One hotel chain brings us 80 % of our revenue. About 9 % of our customers cancel each month.',
      team_background: 'I am the only founder, work at a bank all day and cannot write code.',
    });
    const found = risksIn(many);
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThanOrEqual(8);
    const weights = found.map(({ pattern, confidence }) => pattern.weight * confidence);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(risksIn(many)).toEqual(found);
    for (const { title, question } of namedRisks(found)) expect([title, question]).not.toContain('');
  });
});

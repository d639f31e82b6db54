import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../claims/claims.js';
import { questionsOf } from './rubric/rubric-analyst.js';

const asked = (overrides: Partial<StartupFacts>) =>
  questionsOf(readClaims(startupFacts.parse({ ...aStartup(), ...overrides })));
const BLANK = { user_count: 0, monthly_revenue: 0, funding_ask: null, funding_usage: null };

describe('the questions', () => {
  it.each<[string, string, number]>([
    ['Rotas for bakeries. 71 paying customers use it every day.', 'user_count', 71],
    ['Rotas for bakeries. Our MRR is $2,900.', 'monthly_revenue', 2900],
    ['Rotas for bakeries. Our ARR is $120,000.', 'monthly_revenue', 10_000],
    ['Rotas for bakeries. We are raising $250,000.', 'funding_ask', 250_000],
  ])('offer a figure of the text for a blank field: %s', (idea_description, field, value) => {
    const question = asked({ ...BLANK, idea_description }).find((one) => one.field === field);
    expect(question?.value).toBe(value);
    expect(idea_description).toContain(question?.quote);
    expect(question?.text).toMatch(/^You write of .*\?$/);
  });

  // rule: SCORE-21
  it.each<[string, number | undefined]>([
    ['Rotas. Our MRR was $2k in May and is $30k now.', 30_000],
    ['Rotas. Our MRR is €4,000.', undefined],
    ['Rotas. We make 450,000 rupees a month.', undefined],
  ])('offer the latest revenue, if it is in dollars: %s (%s)', (idea_description, value) => {
    expect(asked({ ...BLANK, idea_description })[0]?.value).toBe(value);
  });

  it.each([
    'Rotas. 19 used a spreadsheet.',
    'Rotas. 19 bakeries use paper today.',
    'Rotas. We interviewed 31 bakeries. 12 of them keep lists.',
  ])('offer no count of people who use something else: %s', (idea_description) => {
    expect(asked({ ...BLANK, idea_description })).toEqual([]);
  });

  it.each([
    'Rotas. We asked 30 bakers. 12 use it every week.',
    'A rota board for bakeries. 12 bakeries use a board each day.',
    'Rotas. 12 bakeries use a beta of it.',
  ])('offer the count of those who use the product: %s', (idea_description) => {
    expect(asked({ ...BLANK, idea_description })[0]?.value).toBe(12);
  });

  it('are none when the fields are filled in', () => {
    const idea_description = 'Rotas. 71 paying customers use it. Our MRR is $2,900. We are raising $300,000.';
    expect(asked({ idea_description })).toEqual([]);
  });

  it('are none when the text has no figure', () => {
    expect(asked({ ...BLANK, idea_description: 'A rota tool for bakeries.' })).toEqual([]);
  });

  it.each([
    'Rotas. We will have 5,000 users next year.',
    'Rotas. We expect $40,000 MRR by December.',
    'Rotas. We have no users yet.',
  ])('ignore planned and denied figures: %s', (idea_description) => {
    expect(asked({ ...BLANK, idea_description })).toEqual([]);
  });
});

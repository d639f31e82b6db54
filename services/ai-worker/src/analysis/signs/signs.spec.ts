import { startupFacts, type StartupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../claims/claims.js';
import { IDEAS } from '../plan/ideas/index.js';
import { ADMISSIONS } from './admissions.js';
import { signsIn } from './read.js';
import { clauseAround } from './sign.js';
import { TOPICS } from './topics.js';

const BLANK: Partial<StartupFacts> = {
  problem_statement: null,
  solution_statement: null,
  target_market: null,
  competitive_advantage: null,
  funding_usage: null,
  team_background: null,
  user_count: 0,
  monthly_revenue: 0,
};
const signs = (overrides: Partial<StartupFacts>) =>
  signsIn(readClaims(startupFacts.parse({ ...aStartup(), ...BLANK, idea_title: 'Kettle', ...overrides })));
const codes = (idea_description: string, more: Partial<StartupFacts> = {}) =>
  signs({ idea_description, ...more }).map(({ code }) => code);

describe('admissions', () => {
  it.each([
    ['open.undecided', 'We have not decided yet what a bakery pays.'],
    ['open.undecided', 'Den Preis haben wir offen gelassen, wir wissen es noch nicht.'],
    ['open.estimated', 'The oven lasts nine years, which is calculated.'],
    ['open.people-left', 'Three of the first ten customers left after a month.'],
    ['open.missing-person', 'Nobody in the team has sold to bakeries before.'],
    ['open.one-source', 'Nearly all of our bakers came to us from one forum.'],
    ['open.interest-only', 'Two chains have asked for samples of the dough.'],
    ['open.nobody-pays', 'Four bakeries use it today and nobody pays for it.'],
    ['open.leaving', 'My brother wrote the code and leaves for university in the autumn.'],
    ['open.owed', 'Two of the shops owe us for three months.'],
    ['open.errs', 'It gave 23 false alarms in three months.'],
    ['open.unit-cost', 'We sell the loaf for six dollars and it costs us $4.10 to make.'],
  ])('%s: %s', (code, text) => {
    const found = signs({ idea_description: text }).find((sign) => sign.code === code);
    expect(found?.statement.quote).toBe(text);
    expect(text).toContain(found?.clause ?? 'no clause');
  });

  it.each([
    ['open.people-left', 'No customer has left since 2023.'],
    ['open.people-left', 'Not one of our bakeries cancelled in two years.'],
    ['open.missing-person', 'We do no paid marketing, all of them found us by themselves.'],
    ['open.undecided', 'Bakers don’t know how much dough they throw away.'],
    ['open.nobody-pays', 'The edition for schools is free of charge for pupils.'],
  ])('%s is not found in another statement: %s', (code, text) => {
    expect(codes(text)).not.toContain(code);
  });

  it('do not question payment of a startup with income', () => {
    const text = 'Two chains have asked for samples of the dough.';
    expect(codes(text)).toContain('open.interest-only');
    expect(codes(text, { monthly_revenue: 4000 })).not.toContain('open.interest-only');
  });

  it('do not take a plan for interest of others', () => {
    expect(codes('A watch. We may take pre-orders from the public.')).not.toContain('open.interest-only');
    expect(codes('A watch. Two shops placed pre-orders for it.')).toContain('open.interest-only');
  });

  it('are not found in sentences about the problem', () => {
    const problem_statement = 'Three of ten customers leave a bakery after a month.';
    expect(codes('A rota for bakeries.', { problem_statement })).not.toContain('open.people-left');
  });
});

describe('the trade', () => {
  it.each([
    ['lending', 'We lend money and make loans. Each loan is shown to the lenders before they lend.'],
    [
      'parking',
      'Parking on private driveways near stations. Each car park and its parking hours are shown on a map.',
    ],
    [
      'meal-delivery',
      'We cook meals in one kitchen. Each lunch and its meals go to offices from the kitchen.',
    ],
    [
      'recruiting-abroad',
      'We recruit staff in Kenya. Recruiting, placements and work visas are paid by the employer.',
    ],
  ])('%s is recognized, with its rivals', (code, text) => {
    expect(codes(text)).toContain(`topic.${code}.rivals`);
  });

  it('is not recognized from one word', () => {
    expect(
      codes('A rota for people who once had a loan.').filter((code) => code.startsWith('topic.')),
    ).toEqual([]);
  });

  it('is not recognized from words about the problem only', () => {
    const found = codes('A tool that sorts papers.', {
      problem_statement: 'Banks make loans. A loan is late. Lenders and borrowers wait for loans.',
    });
    expect(found.filter((code) => code.startsWith('topic.'))).toEqual([]);
  });

  it('brings its rivals only if the founder names no others', () => {
    const text = 'We lend money and make loans. Each loan is shown to the lenders before they lend.';
    const competitive_advantage =
      'Unlike the two Danish competitors, Plantvest and Markfin, we visit each farm.';
    expect(codes(text, { competitive_advantage })).not.toContain('topic.lending.rivals');
  });

  it('asks for a cost only if the texts speak of its subject', () => {
    const farm =
      'Farm records for farmers. Each farmer enters the cows of the farm and the harvest of crops.';
    expect(codes(farm)).not.toContain('topic.farming.cost');
    expect(codes(`${farm} Most of it is used in the season.`)).toContain('topic.farming.cost');
  });

  it('is not asked about a law that the founder mentions', () => {
    const text = 'We lend money and make loans. Each loan is shown to the lenders before they lend.';
    expect(codes(text)).toContain('topic.lending.law');
    expect(codes(`${text} We hold the licence of the central bank.`)).not.toContain('topic.lending.law');
  });
});

describe('the tables', () => {
  it('have unique codes', () => {
    const all = [...ADMISSIONS, ...TOPICS].map(({ code }) => code);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((code) => IDEAS.some(({ id }) => id === code))).toEqual([]);
    for (const { code, rivals } of TOPICS) expect([code, rivals]).not.toContain('');
  });

  it('give the clause around a match, extended when too short', () => {
    const clause = (sentence: string, word: RegExp) => {
      const match = word.exec(sentence);
      return match ? clauseAround(sentence, match) : '';
    };
    expect(clause('We sell 1,400 loaves, and we have not settled the price yet.', /settled/)).toBe(
      'we have not settled the price yet.',
    );
    expect(clause('Nobody pays, so far, for it.', /so far/)).toBe('Nobody pays, so far, for it.');
  });
});

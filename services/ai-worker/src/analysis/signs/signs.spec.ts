import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../claims/claims.js';
import { IDEAS } from '../plan/ideas/index.js';
import { ADMISSIONS } from './admissions/index.js';
import { clausesAround } from './sign.js';
import { signsIn } from './signs.js';

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
    ['open.labour', 'Each loaf I shape and pack myself at the kitchen table.'],
    ['open.season', 'The oven is booked from May to October.'],
    ['open.thin-proof', 'Two bakeries use it since March.'],
    ['open.funnel', '8,200 bakers began the course, 640 finished it.'],
    ['open.approval', 'The food authority must approve every oven before it is lit.'],
    ['open.ends', 'Our contract with the mill ends in March.'],
    ['open.one-payer', 'One hotel was 55% of it.'],
    ['open.rival-moves', 'A big oven maker has announced the same timer.'],
    ['open.copy', 'Any mill could copy it, we have no patent.'],
    ['open.ownership', 'The agency owns the source until the last bill is paid.'],
    ['open.capacity', 'We turned two hotels away, because our oven holds 40 loaves a day.'],
    ['open.slow-sale', 'A chain takes nine months to decide.'],
    ['open.interface', 'We use the OpenAI API for the recipes.'],
    ['open.supplier', 'All of it comes from one factory in the valley.'],
    ['open.missing-person', 'I am looking for someone to build it.'],
    ['open.missing-person', 'I can’t code.'],
    ['open.nobody-pays', 'Nobody has been charged yet.'],
    ['open.unit-cost', 'We keep around 9 kroner of each loaf.'],
    ['open.unit-cost', 'Last month we kept 5%, so $370.'],
    ['open.unit-cost', 'De cada pan nos quedan 17 pesos.'],
    ['open.unit-cost', 'Di ogni vassoio da 18 euro ci restano 3 euro.'],
    ['open.approval', 'The societies have not accepted it in place of X-ray yet.'],
    ['open.small-market', 'The market is small and we would rather say so.'],
  ])('%s: %s', (code, text) => {
    const found = signs({ idea_description: text }).find((sign) => sign.code === code);
    expect(found?.statement.quote).toBe(text);
    expect(found && text.slice(found.at.start, found.at.end)).not.toBe('');
  });

  it.each([
    ['open.people-left', 'No customer has left since 2023.'],
    ['open.people-left', 'Not one of our bakeries cancelled in two years.'],
    ['open.people-left', 'Churn is one bakery (it closed).'],
    ['open.unit-cost', 'We keep 40 ovens in lockers at petrol stations.'],
    ['open.people-left', 'An app that feels like the one they left.'],
    ['open.missing-person', 'We do no paid marketing, all of them found us by themselves.'],
    ['open.undecided', 'Bakers don’t know how much dough they throw away.'],
    ['open.nobody-pays', 'The edition for schools is free of charge for pupils.'],
    ['open.missing-person', 'None of us takes a salary.'],
    ['open.owed', 'Wages unpaid to the founders are no debts.'],
    ['open.owed', 'The ledger of a mill shows such flour as an unpaid invoice.'],
    ['open.interest-only', 'Nine in ten said they would never share an oven.'],
    ['open.no-permission', 'A baker can buy it without asking the office.'],
    ['open.changed-course', 'Then comes a pivotal trial of the yeast.'],
    ['open.one-source', 'All the salaries come from subscriptions.'],
    ['open.approval', 'We have the approval of the food authority.'],
    ['open.copy', 'A mill cannot copy it within a year.'],
    ['open.season', 'We have built the oven from May to October.'],
    ['open.capacity', 'They cannot make as many loaves as we do.'],
    ['open.one-source', 'All of it comes from one factory in the valley.'],
    ['open.part-time', 'We let the room for 140 nights last summer.'],
    ['open.labour', 'Bakers no longer shape the loaves by hand, we do it for them.'],
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

  it('are found only in the fields where their words are about the startup', () => {
    const team_background = 'Three of the first ten customers left his former shop.';
    expect(codes('A rota.', { team_background })).not.toContain('open.people-left');
    expect(codes('A rota. I build it on my own.', { team_background: 'Just me, evenings.' })).toContain(
      'open.alone',
    );
    expect(codes('Guests sit alone in a cafe.')).not.toContain('open.alone');
    const funding_usage = 'An oven, the certification, two bakers';
    expect(codes('A rota.', { funding_usage })).toContain('open.approval');
    const reading = 'Half for software that reads each certificate, half for two bakers';
    expect(codes('A rota.', { funding_usage: reading })).not.toContain('open.approval');
  });

  it('do not take a founder who builds it for somebody outside the team', () => {
    const built = 'A rota. My roommate from college coded it in a week.';
    expect(codes(built)).toContain('open.outsourced');
    expect(codes(built, { team_background: 'Me: a baker. Him: ten years of compilers.' })).not.toContain(
      'open.outsourced',
    );
  });

  it('do not take letting others make it for an approval', () => {
    const funding_usage = 'Tooling, should no licence come about. I would rather not license at all.';
    expect(codes('A rota.', { funding_usage })).not.toContain('open.approval');
  });

  it.each([
    ['Monthly churn of households is 1.6 %.', 900, 9000, false],
    ['Churn is 4% a month.', 900, 9000, true],
    ['Churn is 1.6% a month.', 90, 9000, true],
    ['Churn is 8% a year.', 90, 9000, false],
    ['Churn is 1.6% a week.', 900, 9000, true],
  ])(
    'take no low churn for customers who leave: %s (%s pay %s)',
    (text, user_count, monthly_revenue, isTold) => {
      const told = codes(`Filters for water. ${text}`, { user_count, monthly_revenue });
      expect(told.includes('open.people-left')).toBe(isTold);
    },
  );

  it('are not found in sentences about the problem', () => {
    const problem_statement = 'Three of ten customers leave a bakery after a month.';
    expect(codes('A rota for bakeries.', { problem_statement })).not.toContain('open.people-left');
  });
});

describe('the tables', () => {
  it('have unique codes', () => {
    const all = ADMISSIONS.map(({ code }) => code);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((code) => IDEAS.some(({ id }) => id === code))).toEqual([]);
  });

  // rule: SCORE-25
  it('give the whole sentence, or the clauses around a place that fit', () => {
    const around = (sentence: string, words: string, longest: number) => {
      const start = sentence.indexOf(words);
      return clausesAround(sentence, { start, end: start + words.length }, longest);
    };
    const sentence =
      'We sell 1,400 loaves (half to hotels, half to shops), and we have not settled the price yet.';
    expect(around(sentence, 'settled', 110)).toBe(sentence.slice(0, -1));
    expect(around(sentence, 'settled', 60)).toBe('we have not settled the price yet');
    expect(around(sentence, 'to shops', 60)).toBe('We sell 1,400 loaves (half to hotels, half to shops)');
  });
});

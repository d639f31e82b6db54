import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import { briefsOf, wordingOf } from '../wording.js';
import { IDEAS } from './index.js';

const factsOf = (facts: Partial<StartupFacts>): Partial<StartupFacts> => ({
  stage: 'launched',
  idea_description: 'Rotas for bakeries.',
  ...facts,
});
const titlesFor = (facts: Partial<StartupFacts>): ReadonlyMap<string, string> => {
  const briefs = briefsOf(bareClaims(factsOf(facts)), []);
  return new Map(
    IDEAS.flatMap((idea) => {
      const words = wordingOf(idea, briefs);
      return words ? [[idea.id, `${words.title} | ${words.description}`] as const] : [];
    }),
  );
};
const idsFor = (facts: Partial<StartupFacts>) => [...titlesFor(facts).keys()];

// rule: SCORE-25
describe('the tasks about the income', () => {
  const paid = { user_count: 20, monthly_revenue: 2000, target_market: 'Bakeries in Wales' };

  it('follow the form of payment', () => {
    const of = (solution_statement: string) =>
      idsFor({ ...paid, solution_statement }).filter((id) => /^(?:earning\.(?!next)|sum\.by)/.test(id));
    expect(of('A bakery pays $100 a month.')).toEqual(['earning.notice']);
    expect(of('A bakery pays $40 a month.')).toEqual(['earning.reconcile']);
    expect(of('The bakery pays us $25 per rota.')).toEqual(['sum.by-customer']);
    expect(of('The bakery pays us $65 per rota.')).toEqual(['earning.units']);
    expect(of('The board sells for $50, once.')).toEqual(['earning.again']);
    expect(of('Drivers are paid through us and we keep 4%.')).toEqual(['earning.share']);
    expect(of('A rota for each week.')).toEqual(['earning.price-missing']);
  });

  it('split the income among customers only where they pay for each month', () => {
    const asks = (facts: Partial<StartupFacts>) =>
      idsFor({ ...paid, monthly_revenue: 5000, ...facts }).includes('sum.next-income');
    expect(asks({ solution_statement: 'A rota for each week.' })).toBe(true);
    expect(asks({ solution_statement: 'The board sells for $50, once.' })).toBe(false);
    expect(asks({ idea_description: 'Rotas for bakeries, bought once a year.' })).toBe(false);
  });

  it('do not ask who left if the founder says so', () => {
    const solution_statement = 'A bakery pays $100 a month. Two cancelled in May.';
    expect(idsFor({ ...paid, solution_statement })).not.toContain('earning.notice');
  });

  it('name the customers who are missing until the next step of the revenue', () => {
    const facts = { user_count: 20, monthly_revenue: 1000, solution_statement: 'A bakery pays $50 a month.' };
    expect(titlesFor({ ...facts, target_market: 'Bakeries' }).get('earning.next-customers')).toContain(
      'Name the 10 more customers that it takes to go from $1,000 to $1,500 a month',
    );
  });

  it('ask for the months of a season, and not for a date or a duration', () => {
    const of = (idea_description: string) => idsFor({ monthly_revenue: 900, idea_description });
    expect(of('Rotas for bakeries. In the summer half of them close.')).toContain('earning.season');
    expect(of('Rotas for bakeries. We began last summer.')).not.toContain('earning.season');
    expect(of('Rotas for bakeries. It was tested for two winters.')).not.toContain('earning.season');
  });

  it('ask how far each customer is with the instalments', () => {
    const idea_description = 'An oven for bakeries, paid in instalments.';
    expect(idsFor({ ...paid, idea_description })).toContain('earning.instalments');
  });

  it('multiply what is bought by the price of one', () => {
    const facts = { funding_ask: 50_000, solution_statement: 'The bracelet sells for $60, once.' };
    expect(
      titlesFor({ ...facts, funding_usage: '1,000 bracelets and a mould' }).get('funds.units-placed'),
    ).toMatch(/^Say who takes the 1,000 bracelets, at \$60 each \|.*they bring \$60,000/);
    expect(titlesFor({ ...facts, funding_usage: 'A mould for it' }).get('funds.payback')).toContain(
      'Show how $50,000 brings in 834 sales at $60',
    );
    expect(idsFor({ funding_ask: 50_000, funding_usage: 'A mould for it' })).not.toContain('funds.payback');
  });
});

// rule: SCORE-25
describe('the tasks that rest on a fact of the founder', () => {
  it('ask for years only if the whole team field names none, in any script', () => {
    const market = { target_market: 'Bakeries in Wales' };
    const of = (team_background: string) => idsFor({ ...market, team_background });
    expect(of('A baker and a programmer from the same street.')).toContain('fact.team-results');
    for (const years of [
      'A baker with 20 years at the oven.',
      'A shearer, 22 seasons, and the wife of the shearer does the books.',
      'أنا أم كريم، كنت طباخة في حضانة ١٢ سنة',
      'Piekarz od 14 lat i programista z tej samej ulicy.',
      'パン職人、二十五年。',
    ])
      expect(of(years)).not.toContain('fact.team-results');
  });

  it('measure only a problem that holds an amount of time, money or loss', () => {
    const facts = { user_count: 20, target_market: 'Bakeries in Wales' };
    const of = (problem_statement: string) => idsFor({ ...facts, problem_statement });
    expect(of('A bakery loses two hours a week to swaps, that is 9 hours a month.')).toContain(
      'fact.solution-measured',
    );
    expect(of('Blunt knives cut people.')).not.toContain('fact.solution-measured');
    expect(of('A small oven costs $2,800.')).not.toContain('fact.solution-measured');
  });

  it('set the price against one loss', () => {
    const facts = {
      problem_statement: 'When a baker is ill, a bakery loses $900 a night.',
      solution_statement: 'The bakery pays us $30 per placement.',
      target_market: 'Bakeries in Wales',
    };
    expect(titlesFor(facts).get('fact.price-against-loss')).toMatch(
      /^Count how often one customer had this loss last year, against your \$30 \|.*30 times what you charge/,
    );
  });

  it('ask firms for the bill, and consumers for what they bought instead', () => {
    const firms = {
      target_market: 'Bakeries in Wales',
      problem_statement: 'Bakeries never know who comes in.',
    };
    const people = {
      target_market: 'Surfers in Wales',
      problem_statement: 'Surfers have no picture of themselves.',
    };
    expect(idsFor(firms)).toContain('fact.problem-bills');
    expect(idsFor(firms)).not.toContain('fact.problem-instead');
    expect(idsFor(people)).toContain('fact.problem-instead');
    expect(idsFor(people)).not.toContain('fact.problem-bills');
  });

  it('ask a group that works with the startup itself', () => {
    const drivers = {
      competitive_advantage: 'The drivers stay with us as we know each of them.',
      user_count: 300,
    };
    expect(titlesFor(drivers).get('fact.edge-partners')).toContain('Ask five drivers');
  });

  it('ask a founder who has closed for the day of the next order, and for nothing that needs sales', () => {
    const ids = idsFor({
      idea_description: 'Breeches of wool. We closed the shop in March and have not taken an order since.',
      competitive_advantage: 'The cut is from 1934 and nobody else dares it.',
      user_count: 640,
      monthly_revenue: 21_000,
    });
    expect(ids).toEqual(expect.arrayContaining(['shut.reopen', 'shut.waiting']));
    expect(ids.filter((id) => /^(?:earning|doubt|last|fact\.edge)/.test(id))).toEqual([]);
  });
});

// rule: SCORE-25
describe('the tasks about a sentence that may not hold', () => {
  const questionsAbout = (competitive_advantage: string) =>
    [...titlesFor({ competitive_advantage })]
      .filter(([id]) => id.startsWith('doubt.'))
      .map(([, text]) => text);

  it('quote it in the title if it is short', () => {
    expect(questionsAbout('Nobody else has the ovens.')[0]).toMatch(
      /^Look for one case against this: “Nobody else has the ovens” \|/,
    );
  });

  it('say in the title what a long one is about', () => {
    const [text] = questionsAbout(
      'Maybe the bakers of the whole valley come to us once the bridge is open and the old mill has closed for good.',
    );
    expect(text).toMatch(
      /^Find out whether this guess about your advantage holds \| You write: “Maybe the bakers/,
    );
  });
});

import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import { briefsOf, wordingOf } from '../wording.js';
import { IDEAS } from './index.js';

const titlesFor = (facts: Partial<StartupFacts>): ReadonlyMap<string, string> => {
  const briefs = briefsOf(
    bareClaims({ stage: 'launched', idea_description: 'Rotas for bakeries.', ...facts }),
    [],
  );
  return new Map(
    IDEAS.flatMap((idea) => {
      const words = wordingOf(idea, briefs);
      return words ? [[idea.id, `${words.title} | ${words.description}`] as const] : [];
    }),
  );
};
const titleOf = (id: string, facts: Partial<StartupFacts>) => titlesFor(facts).get(id) ?? null;

// rule: SCORE-25
describe('the tasks about what the money buys', () => {
  it('ask for the rest of the round where sums are named', () => {
    const facts = { funding_ask: 90_000, funding_usage: '3 more trailers at 22k, tow truck down payment' };
    expect(titleOf('purchase.rest', facts)).toMatch(
      /^Say what the other \$24,000 buys, beside “3 more trailers at 22k” \|.*for “tow truck down payment”/,
    );
    expect(titleOf('funds.break-down', facts)).toBeNull();
    const all = 'One engineer ($120,000), links ($40,000), an audit ($20,000) and sales ($40,000).';
    expect(titleOf('purchase.rest', { funding_ask: 220_000, funding_usage: all })).toBeNull();
  });

  it('compare what is bought with what the founder has of it', () => {
    const facts = {
      idea_description: 'We rent oxygen. We hold 310 cylinders.',
      funding_usage: '600 cylinders and a deposit',
      funding_ask: 500_000,
      monthly_revenue: 15_500,
    };
    expect(titleOf('purchase.more-of-it', facts)).toMatch(
      /^Show who would use 600 cylinders, beside the 310 of today \|.*about \$50 a month.*bring \$30,000/,
    );
    expect(
      titleOf('purchase.more-of-it', { ...facts, idea_description: 'We rent oxygen to 310 drivers.' }),
    ).toBeNull();
  });

  it('turn a share of the round into a sum', () => {
    expect(
      titleOf('purchase.part', { funding_ask: 1_000_000, funding_usage: 'marketing 70%, app 30%' }),
    ).toContain('Say what $700,000 for “marketing 70%” must bring');
  });
});

// rule: SCORE-25
describe('the tasks with sums of the founder', () => {
  const paid = { user_count: 310, monthly_revenue: 1000, funding_ask: 100_000 };

  it('name the income that pays the round back', () => {
    const press = { ...paid, funding_usage: 'A second press' };
    expect(titleOf('sum.pays-back', press)).toMatch(
      /^Show how \$100,000 lifts the income from \$1,000 to \$5,200 a month \|.*what “A second press” adds/,
    );
    expect(titleOf('sum.pays-back', paid)).toBeNull();
    // With a price, the number of sales says more.
    expect(titleOf('sum.pays-back', { ...press, solution_statement: 'It sells for $50, once.' })).toBeNull();
  });

  it('ask who paid twice only where one pays again', () => {
    const of = (idea_description: string) => titleOf('sum.came-back', { ...paid, idea_description });
    expect(of('Rotas for bakeries, new every week.')).toContain('of the 310 customers paid in each');
    expect(of('Rotas for bakeries.')).toBeNull();
    expect(of('Yearbooks for schools, once a year.')).toBeNull();
    expect(of('We sold 310 watches.')).toBeNull();
  });

  it('divide the sales of a month among a few customers', () => {
    expect(
      titleOf('sum.by-customer', {
        user_count: 4,
        monthly_revenue: 1100,
        solution_statement: 'The shop pays us $22 per kilo.',
      }),
    ).toContain('Divide the 50 kilos of a month among the 4 customers');
  });

  it('have no income if a sentence says that nobody pays', () => {
    const facts = { ...paid, idea_description: 'Lockers for flats. Nobody is paying us at the moment.' };
    expect(titleOf('earning.denied', facts)).toContain(
      'Say where the $1,000 a month in your field come from',
    );
    expect(titleOf('sum.pays-back', { ...facts, funding_usage: 'A second press' })).toBeNull();
    expect(titleOf('earning.denied', paid)).toBeNull();
  });

  it('ask what one costs and would pay where nobody pays', () => {
    const free = { user_count: 2100, monthly_revenue: 0 };
    expect(titleOf('sum.cost-of-one', free)).toContain('each of the 2,100 users costs you');
    expect(titleOf('sum.cost-of-one', paid)).toBeNull();
    expect(titleOf('funds.from-here', free)).toContain('from 2,100 to 5,000 users');
  });
});

// rule: SCORE-35
describe('tasks that reckon', () => {
  const budget: Partial<StartupFacts> = {
    stage: 'growing',
    idea_description: 'Budgets for couples. We charge $6 a month. 12,300 open it in a week, 610 pay.',
    user_count: 12_300,
    monthly_revenue: 2900,
    funding_ask: 300_000,
    funding_usage: 'Bank connections',
  };

  it('count those who pay, and not those who use it for nothing', () => {
    expect(titleOf('funds.payback', budget)).toContain('today you count 610');
    expect(titleOf('earning.reconcile', budget)).toBeNull();
    expect(titleOf('sum.next-income', budget)).toBeNull();
  });

  it('take a price for a unit times units', () => {
    const acres = {
      idea_description: 'Goats for solar farms, $410 an acre a season. 4 solar farms pay us.',
      user_count: 4,
      monthly_revenue: 21_000,
      funding_ask: 300_000,
      funding_usage: '600 more goats',
    };
    expect(titleOf('funds.payback', acres)).toContain('732 more acres at $410 a year');
    expect(titleOf('funds.units-placed', acres)).toBeNull();
  });

  it('name no number out of reach', () => {
    expect(titleOf('funds.payback', { ...budget, funding_ask: 3_000_000 })).toBeNull();
    expect(
      titleOf('funds.payback', { ...budget, target_market: 'Couples in Leeds, about 2,000' }),
    ).toBeNull();
  });

  it('divide no sales of one season among months', () => {
    const of = (when: string) =>
      titleOf('earning.units', {
        idea_description: `We rent gowns to schools, $18 a gown${when}.`,
        monthly_revenue: 1800,
      });
    expect(of('')).toContain('gowns');
    expect(of(', once a year')).toBeNull();
  });

  it('call an application for a patent one', () => {
    const of = (competitive_advantage: string) => titleOf('edge.proof', { competitive_advantage });
    expect(of('Two patents filed, first report pending')).toContain('Show the application for the patent');
    expect(of('Two granted patents, a third filed')).toContain('Show the patent: number');
    expect(of('Bearing kit design registered')).toContain('Show the registered design');
  });

  it('ask for offers of things, and for buyers in a place', () => {
    const of = (id: string, funding_usage: string) => titleOf(id, { funding_usage, funding_ask: 60_000 });
    expect(of('funds.break-down', 'A paid tier')).toBeNull();
    expect(of('funds.break-down', 'Sales in two more regions')).toBeNull();
    expect(of('funds.new-place', 'Norway and Finland')).toContain('Find three who would buy in Norway');
  });
});

// rule: SCORE-25
describe('the tasks before anybody uses it', () => {
  const idea: Partial<StartupFacts> = {
    stage: 'idea',
    problem_statement: 'Bus drivers drink nothing all day, as there is no toilet.',
    target_market: 'Bus drivers in the north',
    location: 'Leeds, UK',
  };

  it('name the customers and the place', () => {
    expect(titleOf('start.last-time', idea)).toContain(
      'Find ten bus drivers in Leeds to whom this has happened',
    );
    expect(titleOf('start.price', idea)).toContain('to five bus drivers in Leeds');
  });

  it('ask people of the place where no noun is known, and those concerned without a place', () => {
    const polish = {
      stage: 'idea' as const,
      idea_description: 'Aplikacja, która ostrzega sadowników przed przymrozkiem w nocy i nad ranem.',
      problem_statement: 'W kwietniu przymrozek zniszczył dziadkowi połowę jabłek w sadzie.',
    };
    expect(titleOf('start.last-time', { ...polish, location: 'Grójec' })).toContain('ten people in Grójec');
    expect(titleOf('start.last-time', polish)).toContain('Find ten to whom this has happened');
    expect(titleOf('start.by-hand', polish)).toContain('Let three who would buy it use');
  });

  it('turn a counted interest into buyers', () => {
    const demo = { idea_description: 'A puzzle for two. The demo has 11,800 wishlists.' };
    expect(titleOf('start.interested', demo)).toContain('how many of the 11,800 wishlists turn into money');
    const fair = {
      idea_description: 'Demo was in the Vapour festival in May: 11,800 wishlists, 47 minutes of play.',
    };
    expect(titleOf('start.interested', fair)).toContain('the 11,800 wishlists');
  });
});

// rule: SCORE-25
describe('the tasks about a market that the founder counts', () => {
  it('name ten of the firms, and ask for the source of a large number', () => {
    const of = (target_market: string) => titlesFor({ target_market });
    expect(of('About 2,900 private hospitals in the west').get('fact.ten-names')).toContain(
      'Name 10 of the 2,900 that you count',
    );
    const people = of('8,000,000,000 people');
    expect([...people.keys()]).not.toContain('market.source');
    expect(of('Utilities serving 50,000 people').get('market.source')).toBeUndefined();
  });
});

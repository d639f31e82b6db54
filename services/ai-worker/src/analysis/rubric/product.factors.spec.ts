import type { StartupFacts } from '@proofround/contracts';

import { type Links, UNCHECKED_LINKS } from '../../links/link-status.js';
import { bareClaims } from '../../testing/claims.js';
import { isInDemand, product, promised, userSteps } from './product.factors.js';

const found = (name: string, facts: Partial<StartupFacts>, links: Links = UNCHECKED_LINKS) =>
  product.find((factor) => factor.name === name)?.assess(bareClaims(facts), links);
const LIVE = { stage: 'launched', product_url: 'https://weir.example', user_count: 40 } as const;

// rule: SCORE-29
describe('the product', () => {
  it.each<[string, Partial<StartupFacts>, string]>([
    ['Product', {}, 'absent'],
    ['Product', LIVE, 'evidenced'],
    ['Product', { ...LIVE, user_count: 0 }, 'considered'],
    ['Product', { user_count: 40 }, 'explained'],
    ['Users', {}, 'absent'],
    ['Users', { user_count: 4 }, 'considered'],
    ['Users', { user_count: 100 }, 'evidenced'],
    ['Users', { user_count: 100, stage: 'growing' }, 'considered'],
    ['Revenue', { monthly_revenue: 4000 }, 'evidenced'],
    ['Revenue', { monthly_revenue: 4000, stage: 'growing' }, 'considered'],
    ['Revenue', {}, 'absent'],
    ['Use of funds', { funding_ask: 100_000 }, 'considered'],
    ['Use of funds', { funding_ask: 100_000, funding_usage: 'Moulds and a van' }, 'explained'],
    ['Stage', { stage: 'growing' }, 'explained'],
    ['Stage', { stage: 'growing', user_count: 400 }, 'specified'],
    ['Stage', { stage: 'growing', user_count: 400, monthly_revenue: 12_000 }, 'evidenced'],
    ['Stage', { stage: 'launched', user_count: 400 }, 'explained'],
    ['Stage', { stage: 'launched', user_count: 400, monthly_revenue: 2000 }, 'specified'],
    ['Stage', { stage: 'idea' }, 'absent'],
  ])('%s of %j is %s', (name, facts, rung) => expect(found(name, facts)?.rung).toBe(rung));

  it('earns nothing for a dead link, and reports the check of a link', () => {
    const dead = { ...UNCHECKED_LINKS, product: 'unreachable' } as const;
    const seen = { ...UNCHECKED_LINKS, product: 'checked' } as const;
    expect(found('Product', LIVE, dead)?.evidence).not.toBe(LIVE.product_url);
    expect([found('Product', LIVE)?.support, found('Product', LIVE, seen)?.support]).toEqual([
      'linked',
      'checked',
    ]);
  });

  it('has a breakdown when the budget covers most of the ask', () => {
    const funds = (funding_usage: string) =>
      found('Use of funds', { funding_ask: 100_000, funding_usage })?.rung;
    expect(
      funds(
        '$60,000 for two moulds and a press, $30,000 for a van that delivers rafts to clubs around every lake',
      ),
    ).toBe('specified');
    expect(
      funds(
        '$10,000 for two moulds and a press, $5,000 for a van that delivers rafts to clubs around every lake',
      ),
    ).toBe('explained');
  });

  it('is not full where the sums of the plan do not fit the money, and quotes the sums', () => {
    const sums = '$200k for tooling, $180k for two welders, $120k for demo drills.';
    const aim = 'The goal is 40 drills by May.';
    const funds = (funding_ask: number) =>
      found('Use of funds', { funding_ask, funding_usage: `${sums} ${aim}` });
    expect(funds(450_000)).toMatchObject({ rung: 'specified', evidence: sums });
    expect(funds(500_000)).toMatchObject({ rung: 'evidenced', evidence: sums });
    // A choice of the sums makes the money: the third is a part of the second.
    expect(funds(380_000)?.rung).toBe('evidenced');
  });

  it('quotes a sentence that says that there is no revenue yet', () => {
    const idea_description = 'Rafts for lakes. No revenue yet.';
    expect(found('Revenue', { idea_description })).toEqual({ rung: 'absent', evidence: 'No revenue yet.' });
    expect(found('Revenue', {})).toEqual({ rung: 'absent', evidence: null });
  });

  it('takes the money that customers get back for no revenue', () => {
    const idea_description = 'Weir gets deposits back for tenants. £7,900 released so far.';
    expect(found('Revenue', { stage: 'launched', idea_description })?.rung).toBe('absent');
  });

  it('is in demand when somebody uses it, pays or has promised to', () => {
    const taken = (idea_description: string) => isInDemand(bareClaims({ idea_description }));
    expect(taken('Rafts. 40 people use it every week.')).toBe(true);
    expect(taken('Rafts. Nobody uses it yet.')).toBe(false);
    expect(
      promised(bareClaims({ solution_statement: 'Rafts. 12 clubs signed letters of intent.' })),
    ).toBeDefined();
    expect(
      promised(bareClaims({ solution_statement: 'Rafts. We hope for letters of intent.' })),
    ).toBeUndefined();
  });

  // rule: SCORE-23
  it('gets no users and no revenue from sentences about others', () => {
    const others = {
      idea_description: 'Rafts. Acme has 9,000 paying customers. Acme makes $90,000 MRR.',
      competitive_advantage: 'Acme has many paying customers who pay for it every month.',
    };
    expect([found('Users', others)?.rung, found('Revenue', others)?.rung]).toEqual(['absent', 'absent']);
  });

  it('needs fewer users when they pay like companies', () => {
    expect(userSteps(bareClaims({ user_count: 10 }))).toEqual([1, 5, 30, 100]);
    expect(userSteps(bareClaims({ user_count: 10, monthly_revenue: 2000 }))).toEqual([1, 1, 2, 4]);
  });

  it('reads sums without a sign of money in the use of funds', () => {
    const use = (funding_usage: string) =>
      found('Use of funds', { funding_ask: 270_000, funding_usage })?.rung;
    expect(
      use('150000 for two sales people who visit every mill, 120 thousand for the moulds of the cap'),
    ).toBe('specified');
    expect(use('Two sales people who visit every mill, and 2000 moulds of the cap')).toBe('explained');
  });
});

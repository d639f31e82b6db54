import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import { briefsOf, wordingOf } from '../wording.js';
import { IDEAS } from './index.js';

const idsFor = (facts: Partial<StartupFacts>): string[] => {
  const briefs = briefsOf(bareClaims({ idea_description: 'Rotas for bakeries.', ...facts }), []);
  return IDEAS.filter((idea) => wordingOf(idea, briefs) !== null).map(({ id }) => id);
};

// rule: SCORE-25
describe('the tasks that rest on a fact of the founder', () => {
  it('ask who pays, by what one customer brings', () => {
    expect(idsFor({ user_count: 20, monthly_revenue: 2000 })).toContain('fact.largest-payers');
    expect(idsFor({ user_count: 400, monthly_revenue: 2000 })).toContain('fact.paid-again');
    expect(idsFor({ user_count: 0, monthly_revenue: 0 }).filter((id) => id.startsWith('fact.'))).toEqual([]);
  });

  it('name the customers who are missing until the next step of the revenue', () => {
    const facts = { stage: 'launched', user_count: 20, monthly_revenue: 1000 } as const;
    const briefs = briefsOf(bareClaims(facts), []);
    const idea = IDEAS.find(({ id }) => id === 'fact.next-revenue');
    expect(idea && wordingOf(idea, briefs)?.title).toBe(
      'Name the 10 buyers who take $1,000 to $1,500 a month',
    );
  });

  it('quote the sentence that lacks a figure', () => {
    expect(idsFor({ team_background: 'A baker and a programmer from the same street.' })).toContain(
      'fact.team-results',
    );
    expect(idsFor({ team_background: 'A baker with 20 years at the oven.' })).not.toContain(
      'fact.team-results',
    );
  });
});

import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import { briefsOf, wordingOf } from '../wording.js';
import { IDEAS } from './index.js';

const idsFor = (facts: Partial<StartupFacts>): string[] => {
  const briefs = briefsOf(bareClaims({ idea_description: 'Rotas for bakeries.', ...facts }), []);
  return IDEAS.filter((idea) => wordingOf(idea, briefs) !== null).map(({ id }) => id);
};

// rule: SCORE-25
describe('the usual questions', () => {
  it('ask strangers before a product is in use, and customers afterwards', () => {
    const before = idsFor({ user_count: 0, monthly_revenue: 0 });
    const after = idsFor({ user_count: 60, monthly_revenue: 900 });
    for (const id of ['last.describe-again', 'last.problem-told']) {
      expect(before).toContain(id);
      expect(after).not.toContain(id);
    }
    for (const id of ['last.watch-customers', 'last.without-it']) {
      expect(before).not.toContain(id);
      expect(after).toContain(id);
    }
  });
});

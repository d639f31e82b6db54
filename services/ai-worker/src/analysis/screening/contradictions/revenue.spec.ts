import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import { budgetAgainstAsk, revenueAgainstField, revenueAgainstPrice } from './revenue.js';

type Facts = Partial<StartupFacts>;

describe('revenue', () => {
  it.each<[Facts, number]>([
    [{ idea_description: 'Rafts. Our MRR is $30k.', monthly_revenue: 2000 }, 1],
    [{ idea_description: 'Rafts. Our MRR is $2k.', monthly_revenue: 30_000 }, 1],
    [{ idea_description: 'Rafts. Our MRR is $4k.', monthly_revenue: 2000 }, 0],
    [{ idea_description: 'Rafts. Our MRR went from $2k in May to $30k.', monthly_revenue: 30_000 }, 0],
    [{ idea_description: 'Rafts. Our MRR is $12\u00a0000.', monthly_revenue: 12_000 }, 0],
    [{ idea_description: 'Rafts. Our MRR went from $1k in May to $2k.', monthly_revenue: 30_000 }, 1],
    [{ idea_description: 'Rafts. Our MRR is $30k.' }, 0],
    [{ idea_description: 'Rafts. We plan an MRR of $30k.', monthly_revenue: 2000 }, 0],
    [{ idea_description: 'Rafts. Our rival Acme makes $30k MRR.', monthly_revenue: 2000 }, 0],
    [{ idea_description: 'Rafts. Our MRR is €30k.', monthly_revenue: 2000 }, 1],
    [{ idea_description: 'Rafts. Our monthly revenue is 2 million yen.', monthly_revenue: 13_500 }, 0],
    [{ funding_usage: 'A second dock, $30k MRR.', monthly_revenue: 2000 }, 0],
  ])('differs between text and field: %j', (facts, count) =>
    expect(revenueAgainstField(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, string | undefined]>([
    [
      { user_count: 50, monthly_revenue: 90_000, solution_statement: 'Every customer pays $20 a month.' },
      '50 users × $20 = $1,000 a month; you entered $90,000.',
    ],
    [
      { user_count: 50, monthly_revenue: 90_000, solution_statement: 'Customers pay from $20 a month.' },
      undefined,
    ],
    [
      { user_count: 50, monthly_revenue: 1200, solution_statement: 'Every customer pays $20 a month.' },
      undefined,
    ],
    [{ monthly_revenue: 90_000, solution_statement: 'Every customer pays $20 a month.' }, undefined],
    [
      {
        user_count: 50,
        monthly_revenue: 90_000,
        solution_statement: 'Acme charges each customer $20 a month.',
      },
      undefined,
    ],
    [
      {
        user_count: 50,
        monthly_revenue: 90_000,
        solution_statement: 'Every customer pays 20 reais a month.',
      },
      undefined,
    ],
  ])('exceeds customers times price: %j', (facts, sentence) =>
    expect(revenueAgainstPrice(bareClaims(facts))[0]?.sentence).toBe(sentence),
  );

  it.each<[Facts, number]>([
    [{ funding_ask: 100_000, funding_usage: '$80,000 for moulds, $70,000 for a van' }, 1],
    [{ funding_ask: 100_000, funding_usage: '$60,000 for moulds, $40,000 for a van' }, 0],
    [{ funding_ask: 100_000, funding_usage: '50 % moulds, 40 % van, 30 % rent' }, 1],
    [{ funding_ask: 100_000, funding_usage: '50 % moulds, 30 % van, 20 % rent' }, 0],
    [{ funding_usage: '$80,000 for moulds, $70,000 for a van' }, 0],
  ])('is compared as budget with the ask: %j', (facts, count) =>
    expect(budgetAgainstAsk(bareClaims(facts))).toHaveLength(count),
  );
});

import { evaluate, figuresOf } from './evaluate.js';

const startup = (id: string, verdict: 'good' | 'fair' | 'excluded', idea_description: string) => ({
  id,
  verdict,
  words: verdict === 'excluded' ? 'No crypto' : null,
  note: null,
  facts: {
    idea_title: id,
    idea_description,
    sector: 'FinTech',
    stage: 'launched' as const,
    problem_statement: null,
    solution_statement: null,
    target_market: null,
    competitive_advantage: null,
    user_count: 20,
    monthly_revenue: 900,
    product_url: null,
    pitch_deck_url: null,
    funding_ask: 100_000,
    funding_usage: null,
    team_background: null,
    location: null,
  },
});

const investor = {
  id: 'i1',
  profile: {
    budget: 900_000,
    current_companies: '',
    investment_sectors: ['FinTech'],
    check_size_min: 50_000,
    check_size_max: 200_000,
    investment_thesis: 'Payroll and invoices, please. No crypto. No games.',
    geography_preference: null,
    portfolio_size: null,
    preferred_stages: null,
  },
  startups: [
    startup('payslip', 'good', 'Payroll software that sends invoices to builders.'),
    startup('ledger', 'fair', 'A budget for students.'),
    startup('moth', 'fair', 'A puzzle game for phones. The game is free.'),
    startup('coin', 'excluded', 'A cryptocurrency wallet. It keeps cryptocurrencies with a spare key.'),
    startup('pots', 'excluded', 'Savings pots for pensioners.'),
  ],
};

describe('the figures of theses', () => {
  const [violated, falsely, order] = figuresOf([investor]);

  it('name violated exclusions', () => {
    expect(violated).toMatchObject({ name: 'exclusions violated, of 2', value: '1' });
    expect(violated?.cases[0]).toMatch(/^pots \(excluded\), \d+ %: “No crypto”/);
  });

  it('name startups that are falsely excluded', () => {
    expect(falsely).toMatchObject({ name: 'startups falsely excluded, of 3', value: '1' });
    expect(falsely?.cases[0]).toMatch(/^moth \(fair\), 20 %: .+“No games\.”/);
  });

  it('count the good startups that score higher than the fair ones', () => {
    expect(order).toMatchObject({ name: 'good above fair', value: '2 of 2 (100.0 %)' });
  });

  it('need a file', async () => {
    expect((await evaluate()).broken).toEqual(['Name a file: theses FILE [FILE ...].']);
  });
});

import type { Investor, InvestorMatch, Startup, Task, User } from '../api/generated/client';

/** Values that the API could have sent, with what a test is about changed. Dates and ids are fixed. */
export const anId = (number: number): string => `01936f6e-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A founder, if nothing else is said. */
export const aUser = (changes: Partial<User> = {}): User => ({
  id: anId(1),
  name: 'Amara Osei',
  email: 'amara@example.com',
  user_type: 'startup',
  is_premium: false,
  created_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

/** The answer of GET /config. */
export const CONFIG = {
  admin_email: 'admin@proofround.test',
  payments_test_mode: false,
  ai_source: 'rubric',
  prices: { monthly: 149, annual: 299 },
};

export function aStartup(number: number, changes: Partial<Startup> = {}): Startup {
  return {
    id: anId(number),
    owner_id: '01936f6e-0000-7000-8000-ffffffffffff',
    idea_title: `Startup ${number}`,
    idea_description: 'Bookkeeping that reconciles itself.',
    sector: 'FinTech',
    stage: 'mvp',
    problem_statement: null,
    solution_statement: null,
    target_market: null,
    competitive_advantage: null,
    user_count: 12_500,
    monthly_revenue: 4800.5,
    product_url: 'https://product.example/',
    pitch_deck_url: null,
    funding_ask: null,
    funding_usage: null,
    team_background: null,
    location: null,
    created_at: '2026-11-20T09:30:00.000Z',
    ai_score: { overall_score: 61.5, feasibility: 66, market_potential: 58, risk_level: 44 },
    analysis_status: 'complete',
    analysis_error: null,
    analysis: null,
    review: null,
    task_summary: { total: 0, completed: 0 },
    match_count: 0,
    ...changes,
  };
}

/** An investor's match; the higher the number, the lower the score. */
export const anInvestorMatch = (number: number): InvestorMatch => ({
  match: {
    id: anId(500 + number),
    match_score: 90.6 - number,
    reasons: ['Your sectors include FinTech', `Reason ${number}`],
    created_at: '2026-11-20T09:30:00.000Z',
  },
  startup: {
    id: anId(number),
    idea_title: `Startup ${number}`,
    idea_description: 'Bookkeeping.',
    sector: 'FinTech',
    stage: 'mvp',
  },
});

/** A task of startup 1. */
export const aTask = (number: number, changes: Partial<Task> = {}): Task => ({
  id: anId(800 + number),
  startup_id: anId(1),
  task_title: `Task ${number}`,
  task_description: `Description ${number}`,
  priority: 'high',
  status: 'pending',
  horizon_days: 7,
  factor: 'Target customer',
  points: 3.3,
  created_at: '2026-11-20T09:30:02.000Z',
  ...changes,
});

/** A profile with what is required and nothing else. */
export const anInvestor = (number: number, changes: Partial<Investor> = {}): Investor => ({
  id: anId(number),
  user_id: anId(650 + number),
  budget: 2_000_000,
  current_companies: 'Fernhill',
  investment_sectors: ['FinTech'],
  check_size_min: null,
  check_size_max: null,
  investment_thesis: null,
  geography_preference: null,
  portfolio_size: null,
  preferred_stages: null,
  created_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

import type { AdminUser } from '../api/generated/account-client';
import type { Investor, Settings, Startup, User } from '../api/generated/client';
import type { Task } from '../api/generated/work-client';
import type { InvestorMatch } from '../api/generated/work-client';

/** Builders of API values. Dates and ids are fixed; each test changes what it needs. */
export const anId = (number: number): string => `01936f6e-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A founder by default. */
export const aUser = (changes: Partial<User> = {}): User => ({
  id: anId(1),
  name: 'Amara Osei',
  email: 'amara@example.com',
  user_type: 'startup',
  is_premium: false,
  is_pro: false,
  created_at: '2026-11-20T09:30:00.000Z',
  email_verified: true,
  pending_email: null,
  mfa_enabled: false,
  ...changes,
});

export const anAdminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  ...aUser(),
  suspended_at: null,
  suspension_reason: null,
  ...changes,
});

/** The answer of GET /config to anybody but the admin. */
export const CONFIG: Settings = {
  admin_email: null,
  is_admin: false,
  email_verification: true,
  payments_test_mode: false,
  ai_source: 'rubric',
  rubric_version: 'rubric-2',
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

/** A profile with the required fields only. */
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

import type { InvestorMatch, Startup } from '../api/generated/client';

/** Values that the API could have sent, with what a test is about changed. Dates and ids are fixed. */
export const anId = (number: number): string => `01936f6e-0000-7000-8000-${String(number).padStart(12, '0')}`;

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

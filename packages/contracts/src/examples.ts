/** Examples for the OpenAPI document; a test checks them against their schemas. */

export const exampleUser = {
  id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
  name: 'Amara Osei',
  email: 'amara@example.com',
  user_type: 'startup',
  is_premium: false,
  is_pro: false,
  created_at: '2026-11-20T09:30:00.000Z',
  email_verified: true,
  pending_email: null,
  mfa_enabled: false,
};

export const exampleStartupBody = {
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself for small clinics.',
  sector: 'FinTech',
  stage: 'mvp',
  problem_statement: 'A clinic manager spends 6 hours a week matching insurer payments by hand.',
  solution_statement: 'We read remittance files and match 94 % of lines without anyone.',
  target_market: '41,000 independent clinics in the UK and Ireland.',
  user_count: 12,
  monthly_revenue: 1850,
  funding_ask: 250000,
  funding_usage: '60 % engineering, 40 % sales to reach 100 clinics.',
};

export const exampleScore = { overall_score: 61.5, feasibility: 66, market_potential: 58, risk_level: 44 };

const ids = {
  id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d11',
  owner_id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
};

export const exampleQueuedStartup = {
  ...ids,
  ...exampleStartupBody,
  competitive_advantage: null,
  product_url: null,
  pitch_deck_url: null,
  team_background: null,
  location: 'Dublin, Ireland',
  created_at: '2026-11-20T09:30:00.000Z',
  ai_score: null,
  analysis_status: 'queued',
  analysis_error: null,
  analysis: null,
  review: null,
  task_summary: { total: 0, completed: 0 },
  match_count: 0,
};

export const exampleStartup = {
  ...exampleQueuedStartup,
  ai_score: exampleScore,
  analysis_status: 'complete',
  analysis: {
    product_readiness: 55,
    team_strength: null,
    summary: 'A specific problem with early proof; who builds it is not known yet.',
    strengths: ['The problem is told in numbers: 6 hours a week.'],
    concerns: ['Nothing is said about who else serves these clinics.'],
    action_plan: {
      days_7: ['Name three clinics that you have spoken to'],
      days_30: ['Write down how the 94 % were measured'],
      days_90: ['Bring the paying clinics from 12 to 30'],
    },
    ledger: [
      {
        dimension: 'feasibility',
        factor: 'Problem',
        weight: 8,
        points: 6,
        max_points: 8,
        evidence: 'A clinic manager spends 6 hours a week matching insurer payments by hand.',
        rung: 'specified',
      },
    ],
    assessed: 4,
    source: 'rubric-7',
    generated_at: '2026-11-20T09:30:02.000Z',
  },
  task_summary: { total: 8, completed: 1 },
  match_count: 3,
};

const { action_plan: _plan, ledger: _ledger, ...exampleLeanAnalysis } = exampleStartup.analysis;
export const exampleStartupInList = { ...exampleStartup, analysis: exampleLeanAnalysis };

export const exampleScoreRecord = {
  id: '01936f6e-9000-7b2e-9d51-3f0a2b7c4d12',
  ...exampleScore,
  product_readiness: 55,
  team_strength: null,
  factors: [{ factor: 'Problem', points: 6 }],
  source: 'rubric-7',
  generated_at: '2026-11-20T09:30:02.000Z',
};

export const exampleTask = {
  id: '01936f6e-9001-7b2e-9d51-3f0a2b7c4d13',
  startup_id: ids.id,
  task_title: 'Name three clinics that you have spoken to',
  task_description: 'Write down who they are, when you spoke and what each of them said.',
  priority: 'high',
  status: 'pending',
  horizon_days: 7,
  factor: 'Target customer',
  points: 3.3,
  created_at: '2026-11-20T09:30:02.000Z',
};

export const exampleInvestorBody = {
  budget: 2000000,
  current_companies: 'Fernhill Health, Tallyworks',
  investment_sectors: ['HealthTech', 'FinTech'],
  check_size_min: 50000,
  check_size_max: 250000,
  investment_thesis: 'Back-office software for regulated small businesses in Europe.',
  geography_preference: ['United Kingdom', 'Ireland'],
  portfolio_size: 14,
};

export const exampleInvestor = {
  id: '01936f6e-9002-7b2e-9d51-3f0a2b7c4d14',
  user_id: '01936f6e-9002-7b2e-9d51-3f0a2b7c4d15',
  ...exampleInvestorBody,
  preferred_stages: ['mvp', 'launched'],
  created_at: '2026-11-19T15:00:00.000Z',
};

const match = {
  id: '01936f6e-9003-7b2e-9d51-3f0a2b7c4d16',
  match_score: 82,
  reasons: [
    'Invests in FinTech',
    'Your ask of $250,000 is within their check size',
    'Their geography is not known',
  ],
  reason_groups: {
    fits: ['Invests in FinTech', 'Your ask of $250,000 is within their check size'],
    does_not_fit: [],
    not_known: ['Their geography is not known'],
  },
  created_at: '2026-11-20T09:30:03.000Z',
};

export const exampleStartupMatch = { match, investor: exampleInvestor, investor_user: { name: 'Ivy Chen' } };

const { id, idea_title, idea_description, sector, stage } = exampleStartup;
export const exampleInvestorMatch = { match, startup: { id, idea_title, idea_description, sector, stage } };

export const examplePipelineStartup = {
  id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself for small clinics.',
  sector: 'FinTech',
  stage: 'mvp',
  location: 'Dublin, Ireland',
  user_count: 31,
  monthly_revenue: 4800,
  funding_ask: 250000,
  overall_score: 61.5,
  parts: { team: null, market: 58, feasibility: 66, product: 55, risk: 56 },
  my_fit: 58.8,
  is_sold: false,
};

export const exampleCard = {
  startup: examplePipelineStartup,
  column: 'watching',
  note: 'Ask for the churn of the first clinics.',
  remind_at: '2026-12-01T09:00:00.000Z',
  reason: null,
  message: null,
  interested: true,
  improved: {
    reason: 'traction',
    text: 'You passed for traction; users went from 4 to 31.',
    at: '2026-11-20T09:30:00.000Z',
  },
  updated_at: '2026-11-20T09:30:00.000Z',
};

export const exampleSearch = {
  id: '01936f71-5555-7666-8777-888899990000',
  name: 'Clinics that sell',
  query: 'q=clinic&sector=HealthTech&min_revenue=1000&sort=score',
  followed: false,
  created_at: '2026-11-20T10:00:00.000Z',
};

export const exampleWeights = { team: 3, market: 1, feasibility: 1, product: 2, risk: 1 };

export const exampleShareBody = {
  fields: ['score', 'problem', 'figures'],
  expires_at: '2026-12-24T18:00:00.000Z',
  email_gate: true,
};

export const exampleShare = {
  id: '01936f71-4444-7555-8666-777788889999',
  url: 'https://proofround.example.com/s/q0Xr2c1mJt3m0kQm0nV9sB1r7bQ2fXh8l5p6yT4uWzE',
  ...exampleShareBody,
  opens: 3,
  opened_by: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

export const exampleSharedStartup = {
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself for small clinics.',
  sector: 'FinTech',
  stage: 'mvp',
  location: 'Dublin, Ireland',
  ai_score: { overall_score: 61.5, feasibility: 66, market_potential: 58, risk_level: 44 },
  product_readiness: 55,
  team_strength: null,
  summary: 'A specific problem with early proof; who builds it is not known yet.',
  problem_statement: 'A clinic manager spends 6 hours a week matching insurer payments by hand.',
  user_count: 12,
  monthly_revenue: 1850,
  expires_at: '2026-12-24T18:00:00.000Z',
};

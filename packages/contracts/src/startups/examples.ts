/** Examples for the OpenAPI document; a test checks them against their schemas. */
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

/** A startup just after its creation. */
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

/** A startup after its analysis. */
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
    source: 'rubric-4',
    generated_at: '2026-11-20T09:30:02.000Z',
  },
  task_summary: { total: 8, completed: 1 },
  match_count: 3,
};

const { action_plan: _plan, ledger: _ledger, ...exampleLeanAnalysis } = exampleStartup.analysis;
/** The same startup in a list. */
export const exampleStartupInList = { ...exampleStartup, analysis: exampleLeanAnalysis };

export const exampleScoreRecord = {
  id: '01936f6e-9000-7b2e-9d51-3f0a2b7c4d12',
  ...exampleScore,
  product_readiness: 55,
  team_strength: null,
  factors: [{ factor: 'Problem', points: 6 }],
  source: 'rubric-4',
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

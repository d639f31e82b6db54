/** Examples for the OpenAPI document; a test checks them against their schemas. */
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

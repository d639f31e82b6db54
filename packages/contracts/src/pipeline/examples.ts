/** Examples for the OpenAPI document; a test checks them against their schemas. */
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

export const exampleWeights = { team: 3, market: 1, feasibility: 1, product: 2, risk: 1 };

/** Examples for the OpenAPI document; a test checks them against their schemas. */
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

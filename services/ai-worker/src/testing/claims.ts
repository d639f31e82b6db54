import { type StartupFacts, startupFacts } from '@proofround/contracts';

import { type Claims, readClaims } from '../claims/claims.js';

/** Minimal facts with overrides. */
export const bareFacts = (overrides: Partial<StartupFacts> = {}): StartupFacts =>
  startupFacts.parse({
    idea_title: 'Weir',
    idea_description: 'Rafts.',
    sector: 'Other',
    stage: 'mvp',
    user_count: 0,
    monthly_revenue: 0,
    problem_statement: null,
    solution_statement: null,
    target_market: null,
    competitive_advantage: null,
    product_url: null,
    pitch_deck_url: null,
    funding_ask: null,
    funding_usage: null,
    team_background: null,
    location: null,
    ...overrides,
  });

export const bareClaims = (overrides: Partial<StartupFacts> = {}): Claims => readClaims(bareFacts(overrides));

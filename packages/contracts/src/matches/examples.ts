import { exampleInvestor } from '../investors/examples.js';
import { exampleStartup } from '../startups/examples.js';

/** Examples for the OpenAPI document; a test checks them against their schemas. */
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

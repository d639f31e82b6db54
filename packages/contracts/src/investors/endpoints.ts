import { z } from 'zod';

import type { Gate } from '../messaging/access.js';
import { endpoint } from '../messaging/endpoint.js';
import { pageQuery } from '../wire/pages.js';
import { investor, investorInput } from './schemas.js';

/** Decisions, section 3: an investor account, then Investor Access. */
export const INVESTOR_ACCESS: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investor accounts can create an investor profile' },
  { requires: 'investor-access', detail: 'Investor Access subscription required' },
];

export const PROFILE_EXISTS = 'Investor profile already exists';
export const INVESTOR_NOT_FOUND = 'Investor profile not found';

const exampleBody = {
  budget: 2000000,
  current_companies: 'Fernhill Health, Tallyworks',
  investment_sectors: ['HealthTech', 'FinTech'],
  check_size_min: 50000,
  check_size_max: 250000,
  investment_thesis: 'Back-office software for regulated small businesses in Europe.',
  geography_preference: ['United Kingdom', 'Ireland'],
  portfolio_size: 14,
};

export const createInvestor = endpoint('createInvestor', 'POST /investors', {
  tag: 'Investors',
  summary: 'Create the investor profile of the signed-in investor',
  access: INVESTOR_ACCESS,
  body: investorInput,
  reply: investor,
  status: 201,
  idempotent: true,
  errors: { 409: [PROFILE_EXISTS] },
  examples: { body: exampleBody },
});

export const listInvestors = endpoint('listInvestors', 'GET /investors', {
  tag: 'Investors',
  summary: "The signed-in user's investor profiles; [] for a founder",
  access: 'signed-in',
  query: z.object(pageQuery),
  reply: z.array(investor),
  status: 200,
  paged: true,
});

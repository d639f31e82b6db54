import { z } from 'zod';

import type { Gate } from '../messaging/access.js';
import { endpoint } from '../messaging/endpoint.js';
import { pageQuery } from '../wire/pages.js';
import { exampleInvestor, exampleInvestorBody } from './examples.js';
import { investor, investorInput, investorPatch } from './schemas.js';

/** To an investor without Investor Access, wherever it is needed (INVESTOR-1). */
export const ACCESS_REQUIRED = 'Investor Access subscription required';

/** An investor account, then Investor Access (INVESTOR-1). */
export const INVESTOR_ACCESS: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investor accounts can create an investor profile' },
  { requires: 'investor-access', detail: ACCESS_REQUIRED },
];

/** What an own profile is for: Investor Access counts as the role, and comes before the input (ACCESS-2). */
export const WITH_ACCESS: readonly Gate[] = [{ requires: 'access-of-investors', detail: ACCESS_REQUIRED }];

export const PROFILE_EXISTS = 'Investor profile already exists';
export const INVESTOR_NOT_FOUND = 'Investor profile not found';

export const createInvestor = endpoint('createInvestor', 'POST /investors', {
  tag: 'Investors',
  summary: 'Create the investor profile of the signed-in investor',
  access: INVESTOR_ACCESS,
  body: investorInput,
  reply: investor,
  status: 201,
  idempotent: true,
  errors: { 409: [PROFILE_EXISTS] },
  examples: { body: exampleInvestorBody, reply: exampleInvestor },
});

/** The same, under the name that the AI chat's flow uses (INVESTOR-7). */
export const createInvestorProfile = endpoint('createInvestorProfile', 'POST /investor-profile', {
  tag: 'Investors',
  summary: 'Create the investor profile from what the AI chat collected',
  access: INVESTOR_ACCESS,
  body: investorInput,
  reply: investor,
  status: 201,
  idempotent: true,
  errors: { 409: [PROFILE_EXISTS] },
  examples: { body: exampleInvestorBody, reply: exampleInvestor },
});

export const updateInvestor = endpoint('updateInvestor', 'PATCH /investors/{id}', {
  tag: 'Investors',
  summary: 'Change an own profile; its matches are made anew',
  description: 'Absent fields stay. An empty body changes nothing.',
  access: WITH_ACCESS,
  body: investorPatch,
  reply: investor,
  status: 200,
  errors: { 404: [INVESTOR_NOT_FOUND] },
  examples: {
    reply: { ...exampleInvestor, budget: 3000000, check_size_max: 400000 },
    body: { budget: 3000000, check_size_max: 400000 },
  },
});

export const deleteInvestor = endpoint('deleteInvestor', 'DELETE /investors/{id}', {
  tag: 'Investors',
  summary: 'Delete an own profile with its matches',
  access: 'signed-in',
  status: 204,
  errors: { 404: [INVESTOR_NOT_FOUND] },
});

export const listInvestors = endpoint('listInvestors', 'GET /investors', {
  tag: 'Investors',
  summary: "The signed-in user's investor profiles; [] for a founder",
  access: 'signed-in',
  query: z.object(pageQuery),
  reply: z.array(investor),
  status: 200,
  paged: true,
  examples: { reply: [exampleInvestor] },
});

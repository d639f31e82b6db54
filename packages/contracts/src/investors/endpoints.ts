import { z } from 'zod';

import { INVESTOR_ACCESS, WITH_ACCESS } from '../access-rules.js';
import { exampleInvestor, exampleInvestorBody } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { INVESTOR_NOT_FOUND, PROFILE_EXISTS } from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import { investor, investorInput, investorPatch } from './schemas.js';

const creation = {
  tag: 'Investors',
  access: INVESTOR_ACCESS,
  body: investorInput,
  reply: investor,
  status: 201,
  limit: 'profiles',
  idempotent: true,
  errors: { 409: [PROFILE_EXISTS] },
  examples: { body: exampleInvestorBody, reply: exampleInvestor },
} as const;

export const investorsHttp = {
  create: endpoint('investors.create', 'POST /investors', {
    ...creation,
    summary: "Create the signed-in investor's profile",
  }),

  /** An alias of `create` for the AI chat (INVESTOR-7). */
  createFromChat: endpoint('investors.createFromChat', 'POST /investor-profile', {
    ...creation,
    summary: 'Create the investor profile from the data of the AI chat',
  }),

  update: endpoint('investors.update', 'PATCH /investors/{id}', {
    tag: 'Investors',
    summary: "Change the caller's profile and generate new matches",
    description: 'Absent fields stay unchanged. An empty body changes nothing.',
    access: WITH_ACCESS,
    body: investorPatch,
    reply: investor,
    limit: 'edits',
    errors: { 404: [INVESTOR_NOT_FOUND] },
    examples: {
      reply: { ...exampleInvestor, budget: 3000000, check_size_max: 400000 },
      body: { budget: 3000000, check_size_max: 400000 },
    },
  }),

  delete: endpoint('investors.delete', 'DELETE /investors/{id}', {
    tag: 'Investors',
    summary: "Delete the caller's profile and its matches",
    access: 'signed-in',
    errors: { 404: [INVESTOR_NOT_FOUND] },
  }),

  list: endpoint('investors.list', 'GET /investors', {
    tag: 'Investors',
    summary: "List the signed-in user's investor profiles; [] for a founder",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(investor),
    paged: true,
    examples: { reply: [exampleInvestor] },
  }),
};

import { z } from 'zod';

import { WITH_ACCESS } from '../access-rules.js';
import { exampleInvestorMatch, exampleStartupMatch } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { ALREADY_SOLD, INVESTOR_NOT_FOUND, MATCHING_SLOW, STARTUP_NOT_FOUND } from '../sentences.js';
import { positionQuery } from '../wire/pages.js';
import { investorMatch, startupMatch } from './schemas.js';

export const matchesHttp = {
  list: endpoint('matches.list', 'GET /matches/{startupId}', {
    tag: 'Matches',
    summary: "List a startup's matched investors, best first",
    description: 'Only the owner and the admin may call it.',
    access: 'signed-in',
    query: z.object(positionQuery),
    reply: z.array(startupMatch),
    paged: true,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: [exampleStartupMatch] },
  }),

  listForInvestor: endpoint('matches.listForInvestor', 'GET /matches/investor/{investorId}', {
    tag: 'Matches',
    summary: "List an investor's matched startups, best first",
    description:
      "The same matches from the investor's side. Only the owner of the profile with Investor Access and the admin may call it.",
    access: WITH_ACCESS,
    query: z.object(positionQuery),
    reply: z.array(investorMatch),
    paged: true,
    errors: { 404: [INVESTOR_NOT_FOUND] },
    examples: { reply: [exampleInvestorMatch] },
  }),

  generate: endpoint('matches.generate', 'POST /match/{startupId}', {
    tag: 'Matches',
    summary: 'Generate new matches and wait for them',
    description: 'Replaces the previous matches. After 60 s the reply is 504, and the matches arrive later.',
    access: 'signed-in',
    reply: z.array(startupMatch),
    errors: { 404: [STARTUP_NOT_FOUND], 409: [ALREADY_SOLD], 504: [MATCHING_SLOW] },
    limit: 'matching',
    examples: { reply: [exampleStartupMatch] },
  }),
};

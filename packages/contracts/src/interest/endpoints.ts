import { z } from 'zod';

import { INVESTORS_LIST_INTERESTS, INVESTORS_RECORD, INVESTORS_WITHDRAW } from '../access-rules.js';
import { examplePipelineStartup } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { ALREADY_SOLD, INTEREST_RECORDED, NOT_INTERESTED, STARTUP_NOT_FOUND } from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import { analytics, interest, myInterest } from './schemas.js';

export const interestHttp = {
  recordView: endpoint('interest.recordView', 'POST /startups/{id}/view', {
    tag: 'Interest',
    summary: 'Record a view of a startup',
    description:
      'Every view by an investor counts. Views by the owner and the admin are accepted but not counted. Other founders get 404.',
    access: 'signed-in',
    errors: { 404: [STARTUP_NOT_FOUND] },
  }),

  record: endpoint('interest.record', 'POST /interest/{startupId}', {
    tag: 'Interest',
    summary: 'Record interest and notify the founder',
    access: INVESTORS_RECORD,
    reply: interest,
    status: 201,
    limit: 'interest',
    idempotent: true,
    errors: { 404: [STARTUP_NOT_FOUND], 409: [INTEREST_RECORDED, ALREADY_SOLD] },
    examples: {
      reply: {
        id: '01936f70-4321-7abc-8def-0123456789ab',
        startup_id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
        created_at: '2026-11-20T09:30:00.000Z',
      },
    },
  }),

  list: endpoint('interest.list', 'GET /interests', {
    tag: 'Interest',
    summary: "List the caller's interests with their startups, newest first",
    access: INVESTORS_LIST_INTERESTS,
    query: z.object(pageQuery),
    reply: z.array(myInterest),
    paged: true,
    examples: {
      reply: [
        {
          id: '01936f70-4321-7abc-8def-0123456789ab',
          startup_id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
          created_at: '2026-11-20T09:30:00.000Z',
          startup: examplePipelineStartup,
        },
      ],
    },
  }),

  withdraw: endpoint('interest.withdraw', 'DELETE /interest/{startupId}', {
    tag: 'Interest',
    summary: 'Withdraw interest',
    description: 'The founder no longer sees the contact of the investor.',
    access: INVESTORS_WITHDRAW,
    errors: { 404: [NOT_INTERESTED] },
  }),

  getAnalytics: endpoint('interest.getAnalytics', 'GET /startups/{id}/analytics', {
    tag: 'Interest',
    summary: "Get a startup's views, interest and score",
    description: 'Only the owner and the admin may call it.',
    access: 'signed-in',
    reply: analytics,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: {
      reply: {
        view_count: 42,
        unique_viewers: 9,
        interest_count: 1,
        ai_score: { overall_score: 61.5, feasibility: 66, market_potential: 58, risk_level: 44 },
        interested_investors: [
          {
            user: { name: 'Ivy Chen', email: 'ivy@example.com' },
            investor: { budget: 2000000, investment_sectors: ['HealthTech', 'FinTech'] },
            interested_at: '2026-11-20T09:30:00.000Z',
          },
        ],
        daily: [{ date: '2026-11-20', views: 42, interests: 1 }],
      },
    },
  }),
};

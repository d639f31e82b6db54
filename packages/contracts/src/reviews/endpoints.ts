import { z } from 'zod';

import { ADMINS_ONLY } from '../access-rules.js';
import { exampleStartup, exampleStartupInList } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  ALREADY_DECIDED,
  NEWER_REASONS,
  NOTHING_TO_REVIEW,
  REVIEW_ASKED,
  STARTUP_NOT_FOUND,
} from '../sentences.js';
import { startup } from '../startups/schemas.js';
import { pageQuery } from '../wire/pages.js';
import { reviewCase, reviewInput, reviewInQueue } from './schemas.js';

const exampleReasons = [
  {
    code: 'guaranteed_returns',
    text: 'You promise investors a return that nobody can guarantee.',
    quote: 'Every investor gets 3 % a week, guaranteed.',
  },
];
const exampleHeldStartup = {
  ...exampleStartup,
  ai_score: { ...exampleStartup.ai_score, overall_score: 20 },
  match_count: 0,
  review: { state: 'held', reasons: exampleReasons, asked_at: '2026-11-20T09:40:00.000Z' },
};
const exampleDecision = {
  id: '01936f72-1111-7222-8333-444455556666',
  state: 'upheld',
  note: 'Nobody can promise this. Take the promise out, then we look again.',
  reasons: exampleReasons,
  decided_by: '01936f6e-0000-7888-9999-aaaabbbbcccc',
  decided_at: '2026-11-20T10:00:00.000Z',
};

export const reviewsHttp = {
  ask: endpoint('reviews.ask', 'POST /startups/{id}/review', {
    tag: 'Startups',
    summary: 'Ask an admin to review why a startup is held',
    description: 'Only the owner may call it, once per analysis, while the startup is held or upheld.',
    access: 'signed-in',
    reply: startup,
    limit: 'changes',
    errors: { 404: [STARTUP_NOT_FOUND], 409: [NOTHING_TO_REVIEW, REVIEW_ASKED] },
    examples: { reply: exampleHeldStartup },
  }),

  list: endpoint('reviews.list', 'GET /admin/reviews', {
    tag: 'Admin',
    summary: 'List the startups that wait for a decision',
    description:
      'First the startups whose founders asked for a review, longest waiting first; then the other held startups.',
    access: ADMINS_ONLY,
    query: z.object(pageQuery),
    reply: z.array(reviewInQueue),
    paged: true,
    examples: {
      reply: [
        {
          startup: { ...exampleHeldStartup, analysis: exampleStartupInList.analysis },
          asked_at: '2026-11-20T09:40:00.000Z',
          decisions: [],
        },
      ],
    },
  }),

  decide: endpoint('reviews.decide', 'PUT /admin/reviews/{startupId}', {
    tag: 'Admin',
    summary: 'Clear a held startup or uphold the hold, and notify the founder',
    description:
      'A cleared startup is visible again and analysed again; the same reasons do not hold it a second time. A decision can be changed. Every decision is recorded.',
    access: ADMINS_ONLY,
    body: reviewInput,
    reply: reviewCase,
    errors: { 404: [STARTUP_NOT_FOUND], 409: [NOTHING_TO_REVIEW, ALREADY_DECIDED, NEWER_REASONS] },
    examples: {
      body: {
        state: 'upheld',
        note: exampleDecision.note,
        reasons: exampleReasons.map(({ code }) => code),
      },
      reply: {
        startup: { ...exampleHeldStartup, review: { ...exampleHeldStartup.review, state: 'upheld' } },
        asked_at: '2026-11-20T09:40:00.000Z',
        decisions: [exampleDecision],
      },
    },
  }),
};

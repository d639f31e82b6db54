import { z } from 'zod';

import { scoreRecord } from '../analysis/schemas.js';
import { endpoint } from '../messaging/endpoint.js';
import { pageQuery } from '../wire/pages.js';
import { exampleQueuedStartup, exampleScoreRecord, exampleStartup, exampleStartupBody } from './examples.js';
import { startupFilterQuery } from './filters.js';
import { startup, startupInput, startupPatch } from './schemas.js';
import { ANALYSIS_RUNNING, FOUNDERS_CREATE, STARTUP_NOT_FOUND } from './sentences.js';

export const startupsHttp = {
  create: endpoint('startups.create', 'POST /startups', {
    tag: 'Startups',
    summary: 'Create a startup; its analysis starts at once',
    description:
      'The answer comes before the analysis: ai_score is null and analysis_status is queued. Progress and results arrive on GET /events.',
    access: FOUNDERS_CREATE,
    body: startupInput,
    reply: startup,
    status: 201,
    idempotent: true,
    examples: { reply: exampleQueuedStartup, body: exampleStartupBody },
  }),

  list: endpoint('startups.list', 'GET /startups', {
    tag: 'Startups',
    summary: "A founder's own startups, or all of them for an investor; newest first",
    description:
      'With neither limit nor cursor the list is complete, however long. Filters follow the browse rules and combine. Investors are not shown what is held.',
    access: 'signed-in',
    query: startupFilterQuery,
    reply: z.array(startup),
    status: 200,
    paged: true,
    examples: { reply: [exampleStartup] },
  }),

  get: endpoint('startups.get', 'GET /startups/{id}', {
    tag: 'Startups',
    summary: 'One startup',
    description:
      'For its owner, investors and the admin; while it is held, for its owner and the admin only. founder is there for Investor Access only.',
    access: 'signed-in',
    reply: startup,
    status: 200,
    conditional: true,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: exampleStartup },
  }),

  update: endpoint('startups.update', 'PATCH /startups/{id}', {
    tag: 'Startups',
    summary: 'Edit a startup; a fresh analysis is queued',
    description: 'Absent fields stay. An empty body changes nothing and runs nothing.',
    access: 'signed-in',
    body: startupPatch,
    reply: startup,
    status: 200,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: {
      reply: { ...exampleQueuedStartup, user_count: 31, monthly_revenue: 4200 },
      body: { user_count: 31, monthly_revenue: 4200 },
    },
  }),

  delete: endpoint('startups.delete', 'DELETE /startups/{id}', {
    tag: 'Startups',
    summary: 'Delete a startup with everything that belongs to it',
    access: 'signed-in',
    status: 204,
    errors: { 404: [STARTUP_NOT_FOUND] },
  }),

  analyze: endpoint('startups.analyze', 'POST /startups/{id}/analyze', {
    tag: 'Startups',
    summary: 'Run the analysis again',
    access: 'signed-in',
    reply: startup,
    status: 200,
    errors: { 404: [STARTUP_NOT_FOUND], 409: [ANALYSIS_RUNNING] },
    examples: { reply: { ...exampleStartup, analysis_status: 'queued' } },
  }),

  listScores: endpoint('startups.listScores', 'GET /startups/{id}/scores', {
    tag: 'Startups',
    summary: 'The score history, newest first, the current score included',
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(scoreRecord),
    status: 200,
    paged: true,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: [exampleScoreRecord] },
  }),
};

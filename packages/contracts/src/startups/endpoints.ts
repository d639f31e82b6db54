import { z } from 'zod';

import { FOUNDERS_CREATE, INVESTORS_OPEN_FIRST } from '../access-rules.js';
import { scoreRecord } from '../analysis/schemas.js';
import {
  exampleQueuedStartup,
  exampleScoreRecord,
  exampleStartup,
  exampleStartupBody,
  exampleStartupInList,
} from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  ANALYSIS_RUNNING,
  ownStartupsSentence,
  pendingRunsSentence,
  STARTUP_NOT_FOUND,
} from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import { startupFilterQuery } from './filters.js';
import { FIRST_STARTUPS, startup, startupInList, startupInput, startupPatch } from './schemas.js';

/** With the default of LIMIT_PENDING_RUNS. */
const TOO_MANY_RUNS = pendingRunsSentence(3);
/** With the default of LIMIT_OWN_STARTUPS. */
const TOO_MANY_STARTUPS = ownStartupsSentence(200);

export const startupsHttp = {
  create: endpoint('startups.create', 'POST /startups', {
    tag: 'Startups',
    summary: 'Create a startup; its analysis starts at once',
    description:
      'The reply does not wait for the analysis: ai_score is null and analysis_status is queued. Progress and results arrive on GET /events.',
    access: FOUNDERS_CREATE,
    body: startupInput,
    reply: startup,
    status: 201,
    limit: 'startups',
    idempotent: true,
    errors: { 409: [TOO_MANY_RUNS, TOO_MANY_STARTUPS] },
    examples: { reply: exampleQueuedStartup, body: exampleStartupBody },
  }),

  list: endpoint('startups.list', 'GET /startups', {
    tag: 'Startups',
    summary: "List a founder's own startups, or all startups for an investor; by default newest first",
    description:
      'Without limit and cursor the list is complete. A startup must match all given filters. Investors do not see held startups. Of the analysis the list carries what a card shows; include=analysis adds the rest.',
    access: 'signed-in',
    query: startupFilterQuery,
    reply: z.array(startupInList),
    paged: true,
    counted: true,
    examples: { reply: [exampleStartupInList] },
  }),

  listFirst: endpoint('startups.listFirst', 'GET /startups/first', {
    tag: 'Startups',
    summary: 'List up to five startups that are worth opening first, best first',
    description:
      'By score, less one point for each week since the startup was added, and from different sectors as far as there are any. Without startups that are held, sold or not scored.',
    access: INVESTORS_OPEN_FIRST,
    reply: z.array(startupInList).max(FIRST_STARTUPS),
    examples: { reply: [exampleStartupInList] },
  }),

  get: endpoint('startups.get', 'GET /startups/{id}', {
    tag: 'Startups',
    summary: 'Get a startup',
    description:
      'The owner, investors and the admin may call it; while the startup is held, only the owner and the admin. The reply contains founder only with Investor Access.',
    access: 'signed-in',
    reply: startup,
    conditional: true,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: exampleStartup },
  }),

  update: endpoint('startups.update', 'PATCH /startups/{id}', {
    tag: 'Startups',
    summary: 'Edit a startup and queue a new analysis',
    description: 'Absent fields stay unchanged. An empty body changes nothing and queues no analysis.',
    access: 'signed-in',
    body: startupPatch,
    reply: startup,
    limit: 'edits',
    errors: { 404: [STARTUP_NOT_FOUND], 409: [TOO_MANY_RUNS] },
    examples: {
      reply: { ...exampleQueuedStartup, user_count: 31, monthly_revenue: 4200 },
      body: { user_count: 31, monthly_revenue: 4200 },
    },
  }),

  delete: endpoint('startups.delete', 'DELETE /startups/{id}', {
    tag: 'Startups',
    summary: 'Delete a startup and all its data',
    access: 'signed-in',
    errors: { 404: [STARTUP_NOT_FOUND] },
  }),

  analyze: endpoint('startups.analyze', 'POST /startups/{id}/analyze', {
    tag: 'Startups',
    summary: 'Run the analysis again',
    access: 'signed-in',
    reply: startup,
    limit: 'analyses',
    errors: { 404: [STARTUP_NOT_FOUND], 409: [ANALYSIS_RUNNING, TOO_MANY_RUNS] },
    examples: { reply: { ...exampleStartup, analysis_status: 'queued' } },
  }),

  listScores: endpoint('startups.listScores', 'GET /startups/{id}/scores', {
    tag: 'Startups',
    summary: 'List the score history including the current score, newest first',
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(scoreRecord),
    paged: true,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: [exampleScoreRecord] },
  }),
};

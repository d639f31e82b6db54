import { z } from 'zod';

import { scoreRecord, stage, STAGES } from '../analysis/schemas.js';
import type { Gate } from '../messaging/access.js';
import { endpoint } from '../messaging/endpoint.js';
import { blank, NUMBER_BOUNDS, queryNumber } from '../wire/numbers.js';
import { pageQuery } from '../wire/pages.js';
import { searchText, TEXT_BOUNDS } from '../wire/text.js';
import { exampleQueuedStartup, exampleScoreRecord, exampleStartup, exampleStartupBody } from './examples.js';
import { startup, startupInput, startupPatch } from './schemas.js';
import { STARTUP_NOT_FOUND } from './sentences.js';

/** Only founders' accounts create startups (STARTUP-1). */
export const FOUNDERS_CREATE: readonly Gate[] = [
  { requires: 'founder', detail: 'Only startup accounts can create startups' },
];

export const ANALYSIS_RUNNING = 'Analysis is already running';

const atLeast = (max: number) => z.number().min(0, 'Must be 0 or more').max(max, `Must be at most ${max}`);
const SECTORS_MAX = TEXT_BOUNDS.listLength;

/** The filters of the investors' browse list (FILTER-1 to FILTER-6). */
export const startupFilterQuery = z.object({
  ...pageQuery,
  q: searchText
    .optional()
    .meta({ description: 'Case-insensitive substring of idea_title, idea_description or sector' }),
  sector: z
    .union(
      [
        searchText.transform((one) => [one]),
        z.array(searchText).max(SECTORS_MAX, `Must have at most ${SECTORS_MAX} entries`),
      ],
      // What is wrong with the one text or with the list, whichever was given.
      { error: ({ input, errors }) => errors[Array.isArray(input) ? 1 : 0]?.[0]?.message },
    )
    .optional()
    .meta({ description: 'Case-insensitive substring of sector; several: any of them' }),
  stage: z
    .union([stage, z.literal('all'), blank], `Must be one of: ${['all', ...STAGES].join(', ')}`)
    .optional(),
  min_score: queryNumber(atLeast(100))
    .optional()
    .meta({ description: 'Least overall_score; startups without a score are left out' }),
  min_revenue: queryNumber(atLeast(NUMBER_BOUNDS.money))
    .optional()
    .meta({ description: 'Least monthly_revenue' }),
  min_users: queryNumber(atLeast(NUMBER_BOUNDS.count).int('Must be a whole number'))
    .optional()
    .meta({ description: 'Least user_count' }),
});

export const createStartup = endpoint('createStartup', 'POST /startups', {
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
});

export const listStartups = endpoint('listStartups', 'GET /startups', {
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
});

export const getStartup = endpoint('getStartup', 'GET /startups/{id}', {
  tag: 'Startups',
  summary: 'One startup',
  description:
    'For its owner, investors and the admin; while it is held, for its owner and the admin only. founder is there for Investor Access only.',
  access: 'signed-in',
  reply: startup,
  status: 200,
  errors: { 404: [STARTUP_NOT_FOUND] },
  examples: { reply: exampleStartup },
});

export const updateStartup = endpoint('updateStartup', 'PATCH /startups/{id}', {
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
});

export const deleteStartup = endpoint('deleteStartup', 'DELETE /startups/{id}', {
  tag: 'Startups',
  summary: 'Delete a startup with everything that belongs to it',
  access: 'signed-in',
  status: 204,
  errors: { 404: [STARTUP_NOT_FOUND] },
});

export const analyzeStartup = endpoint('analyzeStartup', 'POST /startups/{id}/analyze', {
  tag: 'Startups',
  summary: 'Run the analysis again',
  access: 'signed-in',
  reply: startup,
  status: 200,
  errors: { 404: [STARTUP_NOT_FOUND], 409: [ANALYSIS_RUNNING] },
  examples: { reply: { ...exampleStartup, analysis_status: 'queued' } },
});

export const listScores = endpoint('listScores', 'GET /startups/{id}/scores', {
  tag: 'Startups',
  summary: 'The score history, newest first, the current score included',
  access: 'signed-in',
  query: z.object(pageQuery),
  reply: z.array(scoreRecord),
  status: 200,
  paged: true,
  errors: { 404: [STARTUP_NOT_FOUND] },
  examples: { reply: [exampleScoreRecord] },
});

import { z } from 'zod';

import { scoreRecord, stage } from '../analysis/schemas.js';
import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { searchText, TEXT_BOUNDS } from '../wire/text.js';
import { FOUNDERS_CREATE } from './endpoints.js';
import { shownStartup, visibility } from './events.js';
import { startup, startupInput, startupPatch } from './schemas.js';

/** Creates a startup and queues its analysis. Takes an Idempotency-Key. */
export const startupsCreate = defineRpc('startups.startups.create.v1', {
  access: FOUNDERS_CREATE,
  request: z.object({ actor, body: startupInput }),
  reply: startup,
});

/** The filters as the service takes them; see startupFilterQuery for their meaning. */
export const startupFilter = z.object({
  q: searchText.optional(),
  sector: z.array(searchText).max(TEXT_BOUNDS.listLength).optional(),
  stage: z.union([stage, z.literal('all')]).optional(),
  min_score: z.number().optional(),
  min_revenue: z.number().optional(),
  min_users: z.number().optional(),
});
export type StartupFilter = z.infer<typeof startupFilter>;

/**
 * A page, newest first: a founder's own, for an investor all that are not held. Without `limit` the
 * page is as long as one message safely carries. The next cursor travels in the answer's headers.
 */
export const startupsList = defineRpc('startups.startups.list.v1', {
  access: 'signed-in',
  request: z.object({ actor, filter: startupFilter, ...pageRequest }),
  reply: z.array(startup),
});

/** One startup, for its owner, investors and the admin. Errors: not_found. */
export const startupsGet = defineRpc('startups.startups.get.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: pathId }),
  reply: startup,
});

/** Edits (owner) and queues a fresh analysis unless nothing changed. Errors: not_found. */
export const startupsUpdate = defineRpc('startups.startups.update.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: pathId, body: startupPatch }),
  reply: startup,
});

/** Deletes with all that belongs to it (owner). Errors: not_found. */
export const startupsDelete = defineRpc('startups.startups.delete.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: pathId }),
  reply: z.null(),
});

/** Runs the analysis again (owner). Errors: not_found, conflict while queued or running. */
export const startupsAnalyze = defineRpc('startups.startups.analyze.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: pathId }),
  reply: startup,
});

/** The score history, newest first (owner, admin). Errors: not_found. */
export const startupsScores = defineRpc('startups.startups.scores.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: pathId, ...pageRequest }),
  reply: z.array(scoreRecord),
});

/** What the marketplace shows of a startup as of now, and to whom; null when there is none. */
export const startupsShown = defineRpc('startups.startups.shown.v1', {
  access: 'internal',
  request: z.object({ startup_id: pathId }),
  reply: shownStartup.extend(visibility.shape).nullable(),
});

import { z } from 'zod';

import { scoreRecord } from '../analysis/schemas.js';
import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { shownStartup, visibility } from './events.js';
import { startupFilter } from './filters.js';
import { startup, startupInput, startupPatch } from './schemas.js';
import { FOUNDERS_CREATE } from './sentences.js';

export const startupsRpc = {
  /** Creates a startup and queues its analysis. Takes an Idempotency-Key. */
  create: defineRpc('startups.startups.create.v1', {
    access: FOUNDERS_CREATE,
    request: z.object({ actor, body: startupInput }),
    reply: startup,
  }),

  /**
   * A page, newest first: a founder's own, for an investor all that are not held. Without `limit` the
   * page is as long as one message safely carries. The next cursor travels in the answer's headers.
   */
  list: defineRpc('startups.startups.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, filter: startupFilter, ...pageRequest }),
    reply: z.array(startup),
  }),

  /** One startup, for its owner, investors and the admin. Errors: not_found. */
  get: defineRpc('startups.startups.get.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: startup,
  }),

  /** Edits (owner) and queues a fresh analysis unless nothing changed. Errors: not_found. */
  update: defineRpc('startups.startups.update.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, body: startupPatch }),
    reply: startup,
  }),

  /** Deletes with all that belongs to it (owner). Errors: not_found. */
  delete: defineRpc('startups.startups.delete.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: z.null(),
  }),

  /** Runs the analysis again (owner). Errors: not_found, conflict while queued or running. */
  analyze: defineRpc('startups.startups.analyze.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: startup,
  }),

  /** The score history, newest first (owner, admin). Errors: not_found. */
  listScores: defineRpc('startups.startups.listScores.v1', {
    formerly: ['startups.startups.scores.v1'],
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, ...pageRequest }),
    reply: z.array(scoreRecord),
  }),

  /** What the marketplace shows of a startup as of now, and to whom; null when there is none. */
  getShown: defineRpc('startups.startups.getShown.v1', {
    formerly: ['startups.startups.shown.v1'],
    access: 'internal',
    request: z.object({ startup_id: pathId }),
    reply: shownStartup.extend(visibility.shape).nullable(),
  }),
};

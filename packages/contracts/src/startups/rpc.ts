import { z } from 'zod';

import { scoreRecord } from '../analysis/schemas.js';
import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { FOUNDERS_CREATE, INVESTORS_OPEN_FIRST } from '../gates.js';
import { shownStartup, visibility } from './events.js';
import { startupFilter } from './filters.js';
import { startupOrder } from './order.js';
import { FIRST_STARTUPS, startup, startupInList, startupInput, startupPatch } from './schemas.js';

export const startupsRpc = {
  /** Creates a startup and queues its analysis. Accepts an Idempotency-Key. */
  create: defineRpc('startups.startups.create.v1', {
    access: FOUNDERS_CREATE,
    request: z.object({ actor, body: startupInput }),
    reply: startup,
  }),

  /**
   * A page of a founder's own startups, or for an investor of all startups that are not held.
   * Without `limit` the page is as long as fits into one NATS message. The next cursor and the
   * total are in the reply's headers.
   */
  list: defineRpc('startups.startups.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, filter: startupFilter, ...startupOrder }),
    reply: z.array(startupInList),
  }),

  /** The startups that an investor may want to open first, best first. */
  listFirst: defineRpc('startups.startups.listFirst.v1', {
    access: INVESTORS_OPEN_FIRST,
    request: z.object({ actor }),
    reply: z.array(startupInList).max(FIRST_STARTUPS),
  }),

  /** A startup (owner, investors, admin). Errors: not_found. */
  get: defineRpc('startups.startups.get.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: startup,
  }),

  /** Edits a startup and queues a new analysis unless nothing changed (owner). Errors: not_found. */
  update: defineRpc('startups.startups.update.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, body: startupPatch }),
    reply: startup,
  }),

  /** Deletes a startup and all its data (owner). Errors: not_found. */
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

  /** The startup's current data and visibility for the marketplace; null if it does not exist. */
  getShown: defineRpc('startups.startups.getShown.v1', {
    formerly: ['startups.startups.shown.v1'],
    access: 'internal',
    request: z.object({ startup_id: pathId }),
    reply: shownStartup
      .extend({ ...visibility.shape, overall_score: z.number().nullable().default(null) })
      .nullable(),
  }),
};

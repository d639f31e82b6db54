import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { startup } from '../startups/schemas.js';
import { pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { ADMINS_ONLY } from '../gates.js';
import { reviewCase, reviewInput, reviewInQueue } from './schemas.js';

export const reviewsRpc = {
  /** Asks an admin for a review (owner), once per analysis. Errors: not_found, conflict. */
  ask: defineRpc('startups.reviews.ask.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: startup,
  }),

  /** A page of the startups that wait for a decision; those whose founders asked come first. */
  list: defineRpc('startups.reviews.list.v1', {
    access: ADMINS_ONLY,
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(reviewInQueue),
  }),

  /** Stores an admin's decision on a held startup. Errors: not_found, conflict. */
  decide: defineRpc('startups.reviews.decide.v1', {
    access: ADMINS_ONLY,
    request: z.object({ actor, startup_id: pathId, body: reviewInput }),
    reply: reviewCase,
  }),
};

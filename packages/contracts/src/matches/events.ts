import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { matchTarget, rankedCounterpart } from './schemas.js';

/** startups: matches must be generated, after an analysis, a new or changed profile, or on request. */
export const matchingRequested = defineEvent(
  'matching.requested.v1',
  z.object({
    request_id: id,
    target: matchTarget,
    user_id: id,
    /** false: the rules word the reasons, because the user's address was not verified. */
    model_allowed: z.boolean().optional(),
  }),
);

/** ai-worker: the ranked counterparts of a target; they replace the previous ones. */
export const matchesGenerated = defineEvent(
  'matches.generated.v2',
  z.object({
    request_id: id,
    target: matchTarget,
    user_id: id,
    /** The value of the request. A further round of the same request repeats it. */
    model_allowed: z.boolean().optional(),
    pairs: z.array(rankedCounterpart).max(200),
    /** Counterparts that were ranked but are not worth showing. */
    not_shown: z.array(id).max(200),
  }),
);

/** The most startups of one `matches.removed` event. */
export const RECOUNTED_TOGETHER = 200;

/** startups: a deleted profile took its matches with it. startups counts the matches of these startups again. */
export const matchesRemoved = defineEvent(
  'matches.removed.v1',
  z.object({ startup_ids: z.array(id).max(RECOUNTED_TOGETHER) }),
);

import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { matchTarget, rankedPair } from './schemas.js';

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

/** ai-worker: the ranked pairs of a target; they replace the previous ones. */
export const matchesGenerated = defineEvent(
  'matches.generated.v1',
  z.object({
    request_id: id,
    target: matchTarget,
    user_id: id,
    pairs: z.array(rankedPair).max(200),
    /** As requested; the next round of the same request has it, too. */
    model_allowed: z.boolean().optional(),
  }),
);

/** The most startups of one `matches.removed` event. */
export const RECOUNTED_TOGETHER = 200;

/** startups: a deleted profile took its matches with it. startups counts the matches of these startups again. */
export const matchesRemoved = defineEvent(
  'matches.removed.v1',
  z.object({ startup_ids: z.array(id).max(RECOUNTED_TOGETHER) }),
);

import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { visibility } from '../startups/events.js';
import { id } from '../wire/ids.js';
import { reviewVerdict } from './schemas.js';

/**
 * startups: an analysis held a startup back or ended that, or an admin decided about it.
 * marketplace hides or shows its listing; notifications tells the founder.
 */
export const startupReviewed = defineEvent(
  'startup.reviewed.v1',
  visibility.extend({
    startup_id: id,
    owner_id: id,
    idea_title: z.string(),
    /** An admin's decision; null where an analysis changed it. */
    decision: z.object({ state: reviewVerdict, note: z.string().nullable() }).nullable(),
  }),
);

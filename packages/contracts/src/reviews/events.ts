import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { visibility } from '../startups/events.js';
import { id } from '../wire/ids.js';
import { reviewVerdict } from './schemas.js';

/**
 * startups: an analysis started or ended the hold of a startup, or an admin decided on it.
 * marketplace hides or shows its listing; notifications informs the founder and pauses conversations;
 * auth records the decision in the audit log.
 */
export const startupReviewed = defineEvent(
  'startup.reviewed.v1',
  visibility.extend({
    startup_id: id,
    owner_id: id,
    idea_title: z.string(),
    /** The admin's decision; null if an analysis changed the hold. */
    decision: z
      .object({
        state: reviewVerdict,
        note: z.string().nullable(),
        /** The admin. */
        decided_by: id,
        /** Whether the admin hid it without a finding (REVIEW-6). */
        moderated: z.boolean(),
      })
      .nullable(),
  }),
);

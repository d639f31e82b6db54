import { z } from 'zod';

import { holdReason } from '../analysis/schemas.js';
import { startup } from '../startups/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { optionalText, TEXT_BOUNDS } from '../wire/text.js';

/** What an admin may decide about a startup that is held: investors may see it again, or the hold stands. */
export const reviewVerdict = z
  .enum(['cleared', 'upheld'], 'Must be one of: cleared, upheld')
  .meta({ id: 'ReviewVerdict' });
export type ReviewVerdict = z.infer<typeof reviewVerdict>;

/** PUT /admin/reviews/{startupId}. */
export const reviewInput = z
  .object({
    state: reviewVerdict,
    note: optionalText(TEXT_BOUNDS.long).describe('Why; the founder reads it too'),
  })
  .meta({ id: 'ReviewInput' });
export type ReviewInput = z.output<typeof reviewInput>;

/** One decision as it was recorded: what it was about, who made it and when. */
export const reviewDecision = z
  .object({
    id,
    state: reviewVerdict,
    note: z.string().nullable(),
    reasons: z.array(holdReason).describe('What the startup was held for'),
    decided_by: id,
    decided_at: timestamp,
  })
  .meta({ id: 'ReviewDecision' });
export type ReviewDecision = z.infer<typeof reviewDecision>;

/** A startup in the admin's queue, with what was decided about it before. */
export const reviewCase = z
  .object({
    startup,
    asked_at: timestamp.nullable().describe('When the founder asked for a look; null when they did not'),
    decisions: z.array(reviewDecision).describe('Newest first'),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.infer<typeof reviewCase>;

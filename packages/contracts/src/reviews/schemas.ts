import { z } from 'zod';

import { holdReason } from '../analysis/schemas.js';
import { startup, startupInList } from '../startups/schemas.js';
import { optionalField } from '../wire/fields.js';
import { id, timestamp } from '../wire/ids.js';
import { optionalText, TEXT_BOUNDS } from '../wire/text.js';

/** An admin's decision on a held startup. cleared: investors see it again. upheld: the hold stays. */
export const reviewVerdict = z
  .enum(['cleared', 'upheld'], 'Must be one of: cleared, upheld')
  .meta({ id: 'ReviewVerdict' });
export type ReviewVerdict = z.infer<typeof reviewVerdict>;

export const reviewInput = z
  .object({
    state: reviewVerdict,
    note: optionalText(TEXT_BOUNDS.long).describe('The reason for the decision; the founder reads it'),
    reasons: optionalField(
      z.array(z.string().max(100, 'Must be a code')).max(50, 'Too many reasons'),
    ).describe(
      'The codes of the reasons that the admin read. If the startup is held for another one by now, the decision is refused.',
    ),
  })
  .meta({ id: 'ReviewInput' });
export type ReviewInput = z.output<typeof reviewInput>;

export const reviewDecision = z
  .object({
    id,
    state: reviewVerdict,
    note: z.string().nullable(),
    reasons: z.array(holdReason).describe('The reasons for which the startup was held'),
    decided_by: id,
    decided_at: timestamp,
  })
  .meta({ id: 'ReviewDecision' });
export type ReviewDecision = z.infer<typeof reviewDecision>;

/** A held startup with earlier decisions. */
export const reviewCase = z
  .object({
    startup,
    asked_at: timestamp.nullable().describe('When the founder asked for a review; null if they did not'),
    decisions: z.array(reviewDecision).describe('Newest first'),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.infer<typeof reviewCase>;

/** A held startup in the admin's queue. */
export const reviewInQueue = reviewCase.extend({ startup: startupInList }).meta({ id: 'ReviewInQueue' });

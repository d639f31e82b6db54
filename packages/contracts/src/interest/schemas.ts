import { z } from 'zod';

import { contact } from '../accounts/schemas.js';
import { aiScore } from '../analysis/schemas.js';
import { pipelineStartup } from '../pipeline/schemas.js';
import { id, timestamp } from '../wire/ids.js';

/** The maximum number of views in one RPC. */
export const VIEWS_AT_ONCE = 200;

export const interest = z.object({ id, startup_id: id, created_at: timestamp }).meta({ id: 'Interest' });
export type Interest = z.infer<typeof interest>;

/** GET /interests: an interest with its startup. */
export const myInterest = interest.extend({ startup: pipelineStartup }).meta({ id: 'MyInterest' });
export type MyInterest = z.infer<typeof myInterest>;

/** An investor who recorded interest; `investor` is null for a user without a profile. */
export const interestedInvestor = z
  .object({
    user: contact,
    investor: z.object({ budget: z.number(), investment_sectors: z.array(z.string()) }).nullable(),
    interested_at: timestamp,
  })
  .meta({ id: 'InterestedInvestor' });

/** GET /startups/{id}/analytics (ANALYTICS-2). */
export const analytics = z
  .object({
    view_count: z.number().int().min(0),
    unique_viewers: z.number().int().min(0),
    interest_count: z.number().int().min(0),
    ai_score: aiScore.nullable(),
    interested_investors: z.array(interestedInvestor).describe('Newest first'),
    daily: z
      .array(z.object({ date: z.iso.date(), views: z.number().int(), interests: z.number().int() }))
      .describe('The last 30 days (UTC), oldest first; days without views or interest are left out'),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.infer<typeof analytics>;

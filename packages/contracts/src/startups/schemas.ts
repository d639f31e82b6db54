import { z } from 'zod';

import { contact } from '../accounts/schemas.js';
import { aiScore, analysis, analysisInList, analysisStatus, holdReason } from '../analysis/schemas.js';
import { saleOpen, stage, startupFacts } from '../facts/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { count, money } from '../wire/numbers.js';
import { optionalLink, optionalText, requiredText, TEXT_BOUNDS } from '../wire/text.js';

/**
 * POST /startups (STARTUP-2, STARTUP-3): idea_title, idea_description and sector are required.
 * Empty optional text becomes null; absent counts become 0.
 */
export const startupInput = z
  .object({
    idea_title: requiredText(TEXT_BOUNDS.short),
    idea_description: requiredText(TEXT_BOUNDS.long),
    sector: requiredText(TEXT_BOUNDS.short),
    stage: stage.nullish().transform((value) => value ?? 'idea'),
    problem_statement: optionalText(TEXT_BOUNDS.long),
    solution_statement: optionalText(TEXT_BOUNDS.long),
    target_market: optionalText(TEXT_BOUNDS.long),
    competitive_advantage: optionalText(TEXT_BOUNDS.long),
    user_count: count()
      .nullish()
      .transform((value) => value ?? 0),
    monthly_revenue: money()
      .nullish()
      .transform((value) => value ?? 0),
    product_url: optionalLink(),
    pitch_deck_url: optionalLink(),
    funding_ask: money()
      .nullish()
      .transform((value) => value ?? null),
    funding_usage: optionalText(TEXT_BOUNDS.long),
    team_background: optionalText(TEXT_BOUNDS.long),
    location: optionalText(TEXT_BOUNDS.short),
  })
  .meta({ id: 'StartupInput' });
export type StartupInput = z.output<typeof startupInput>;

/**
 * PATCH /startups/{id}: absent fields stay unchanged. null clears an optional field, sets a count to
 * 0 and the stage to idea, and is refused for a required field.
 */
export const startupPatch = startupInput.partial().meta({ id: 'StartupPatch' });
export type StartupPatch = z.output<typeof startupPatch>;

/** The progress of the tasks; the front end shows "completed/total". */
export const taskSummary = z.object({
  total: z.number().int().min(0),
  completed: z.number().int().min(0),
});

/**
 * Whether a startup is hidden from investors, and why. Only its owner and admins see a held or
 * upheld startup. A new analysis without reasons ends a hold. Everybody sees a cleared startup, and
 * the reasons are no longer shown.
 */
export const startupReview = z
  .object({
    state: z.enum(['held', 'cleared', 'upheld']),
    reasons: z.array(holdReason).describe('Empty once an admin cleared it'),
    asked_at: timestamp
      .optional()
      .describe('When the founder asked for a review of this analysis; absent if they did not'),
  })
  .meta({ id: 'StartupReview' });
export type StartupReview = z.infer<typeof startupReview>;

/** STARTUP-13. */
export const isSold = z.boolean().describe('Whether an offer on its listing was accepted; absent means no');

export const startup = startupFacts
  .extend({
    id,
    owner_id: id,
    created_at: timestamp,
    ai_score: aiScore.nullable().describe('null until the first analysis is complete'),
    analysis_status: analysisStatus,
    analysis_error: z
      .string()
      .nullable()
      .describe('Why the last run failed, for the founder; null otherwise'),
    analysis: analysis.nullable(),
    review: startupReview
      .nullable()
      .describe('null unless it is hidden from investors or an admin cleared it'),
    task_summary: taskSummary,
    match_count: z.number().int().min(0),
    is_sold: isSold.optional(),
    sale_open: saleOpen.optional(),
    /** The founder's contact; only in GET /startups/{id} and with Investor Access. */
    founder: contact.optional(),
  })
  .meta({ id: 'Startup' });
export type Startup = z.infer<typeof startup>;

/** A startup in a list, which carries less of the analysis. */
export const startupInList = startup
  .omit({ founder: true })
  .extend({
    analysis: analysisInList.nullable(),
    my_fit: z
      .number()
      .nullable()
      .optional()
      .describe("The score by the calling investor's weights; only in pages of GET /startups (with limit)"),
  })
  .meta({ id: 'StartupInList' });
export type StartupInList = z.infer<typeof startupInList>;

/** How many startups are proposed to open first (STARTUP-14). */
export const FIRST_STARTUPS = 5;

/** The name of a saved search of startups. It stands here, because the browser's forms need it without the filters. */
export const searchName = z.object({ name: requiredText(80) }).meta({ id: 'SearchName' });
export type SearchName = z.output<typeof searchName>;

import { z } from 'zod';

import { saleOpen, stage } from '../facts/schemas.js';
import { acrossFields } from '../wire/fields.js';
import { id, timestamp } from '../wire/ids.js';
import { optionalText } from '../wire/text.js';

export const PIPELINE_BOUNDS = { note: 2000, message: 500 } as const;

/** The columns of an investor's board, in their order. */
export const pipelineColumn = z
  .enum(
    ['watching', 'talking', 'diligence', 'committed', 'passed'],
    'Must be one of: watching, talking, diligence, committed, passed',
  )
  .meta({ id: 'PipelineColumn' });
export type PipelineColumn = z.infer<typeof pipelineColumn>;

export const passReason = z
  .enum(
    ['too_early', 'market', 'team', 'traction', 'terms', 'outside_thesis', 'other'],
    'Must be one of: too_early, market, team, traction, terms, outside_thesis, other',
  )
  .meta({ id: 'PassReason' });
export type PassReason = z.infer<typeof passReason>;

/**
 * PUT /pipeline/{startupId}. Absent fields stay unchanged; null clears. `reason` is required for
 * passed and cleared in every other column, with `message`.
 */
export const pipelineInput = z
  .object({
    column: pipelineColumn,
    note: optionalText(PIPELINE_BOUNDS.note).optional(),
    former_note: optionalText(PIPELINE_BOUNDS.note)
      .optional()
      .describe('The note that `note` replaces; 409 if the card has another one. Absent: no such check'),
    remind_at: timestamp.nullable().optional(),
    reason: passReason.nullish(),
    message: optionalText(PIPELINE_BOUNDS.message).optional(),
  })
  .check(
    acrossFields(
      z.object({ column: pipelineColumn, reason: passReason.nullish() }),
      ({ column, reason }) => column !== 'passed' || reason != null,
      { path: ['reason'], message: 'Field required', type: 'missing' },
    ),
  )
  .meta({ id: 'PipelineInput' });
export type PipelineInput = z.output<typeof pipelineInput>;

const part = z.number().nullable();

/** What cards of the board and of interests show of a startup. */
export const pipelineStartup = z
  .object({
    id,
    idea_title: z.string(),
    idea_description: z.string(),
    sector: z.string(),
    stage,
    location: z.string().nullable(),
    user_count: z.number(),
    monthly_revenue: z.number(),
    funding_ask: z.number().nullable(),
    overall_score: z.number().nullable(),
    parts: z
      .object({
        team: part,
        market: part,
        feasibility: part,
        product: part,
        risk: part,
      })
      .describe('The five parts of the score, 0 to 100, each higher is better; null if not assessed'),
    my_fit: z
      .number()
      .nullable()
      .describe("The five parts weighed by the caller's weights, 0 to 100; null without a score"),
    is_sold: z.boolean(),
    sale_open: saleOpen.optional(),
  })
  .meta({ id: 'PipelineStartup' });
export type PipelineStartup = z.infer<typeof pipelineStartup>;

/** Why a startup came back: the reason of the pass no longer holds. */
export const improvement = z
  .object({
    reason: passReason,
    text: z.string().describe('Example: "You passed for traction; paying customers went from 4 to 31."'),
    at: timestamp,
  })
  .meta({ id: 'Improvement' });
export type Improvement = z.infer<typeof improvement>;

/** A card of an investor's board. Only this investor reads its note. */
export const pipelineCard = z
  .object({
    startup: pipelineStartup,
    column: pipelineColumn,
    note: z.string().nullable(),
    remind_at: timestamp.nullable(),
    reason: passReason.nullable(),
    message: z.string().nullable().describe('The sentence to the founder'),
    interested: z.boolean(),
    improved: improvement.nullable(),
    updated_at: timestamp,
  })
  .meta({ id: 'PipelineCard' });
export type PipelineCard = z.infer<typeof pipelineCard>;

const weight = z
  .number()
  .int('Must be a whole number')
  .min(0, 'Must be at least 0')
  .max(5, 'Must be at most 5');

/** An investor's weights of the five parts of the score; 1 each until they are set. */
export const fitWeights = z
  .object({ team: weight, market: weight, feasibility: weight, product: weight, risk: weight })
  .refine((weights) => Object.values(weights).some((value) => value > 0), {
    message: 'At least one weight must be more than 0',
    params: { type: 'greater_than' },
  })
  .meta({ id: 'FitWeights' });
export type FitWeights = z.infer<typeof fitWeights>;

/** GET /startups/{id}/feedback: why investors passed, never who. */
export const passFeedback = z
  .object({
    passes: z.number().int().min(3).nullable().describe('Null below three passes'),
    reasons: z
      .array(z.object({ reason: passReason, count: z.number().int().min(1) }))
      .nullable()
      .describe('Most frequent first; null below three passes'),
    messages: z
      .array(z.string())
      .nullable()
      .describe('What investors wrote, in no order that names them; null below three passes'),
  })
  .meta({ id: 'PassFeedback' });
export type PassFeedback = z.infer<typeof passFeedback>;

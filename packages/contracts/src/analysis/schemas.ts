import { z } from 'zod';

import { timestamp } from '../wire/ids.js';

/** The stages a startup can be in (specification, section 3). */
export const stage = z.enum(['idea', 'mvp', 'launched', 'growing']).meta({ id: 'Stage' });
export type Stage = z.infer<typeof stage>;
export const STAGES = stage.options;

/** The five things that the Funding Readiness Score weighs. */
export const dimension = z.enum(['team', 'market', 'feasibility', 'product', 'risk']);
export type Dimension = z.infer<typeof dimension>;
export const DIMENSIONS = dimension.options;

/** How well a claim is supported by what the founder wrote, from nothing to proof. */
export const rung = z.enum(['absent', 'considered', 'explained', 'specified', 'evidenced', 'not_assessed']);
export type Rung = z.infer<typeof rung>;

/** 0 to 100. */
export const score = z.number().min(0).max(100);

/** The figures of a score as the specification names them; each 0 to 100. */
export const aiScore = z
  .object({
    overall_score: score.describe('Funding Readiness Score'),
    feasibility: score,
    market_potential: score,
    risk_level: score.describe('High means risky'),
  })
  .meta({ id: 'AiScore' });
export type AiScore = z.infer<typeof aiScore>;

/**
 * One line of the sum behind the overall score. The points of all lines add up to it; `weight`
 * is the share of the whole in percent, which is also the most points there are. A cap (an
 * overall limit that some omissions set) is a line with negative points.
 */
export const ledgerEntry = z
  .object({
    dimension: z.union([dimension, z.literal('cap')]),
    factor: z.string(),
    weight: z.number(),
    points: z.number(),
    max_points: z.number(),
    evidence: z.string().nullable().describe("The founder's own words or figures; null where there are none"),
    rung,
    /** What the rubric gave before the model moved it; the same where it did not. */
    rubric_points: z.number().optional(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** What is to do, by when, in words; the tasks say the same in detail. */
export const actionPlan = z
  .object({
    days_7: z.array(z.string()),
    days_30: z.array(z.string()),
    days_90: z.array(z.string()),
  })
  .meta({ id: 'ActionPlan' });

/** Why the score is what it is (decisions, sections 3 and 7). */
export const analysis = z
  .object({
    product_readiness: score.nullable().describe('null where not assessed'),
    team_strength: score.nullable().describe('null where not assessed'),
    summary: z.string(),
    strengths: z.array(z.string()),
    concerns: z.array(z.string()),
    action_plan: actionPlan,
    ledger: z.array(ledgerEntry),
    assessed: z
      .number()
      .int()
      .min(0)
      .max(5)
      .describe('How many of the five dimensions had anything to go on'),
    source: z.string().describe('Which model or rubric version produced it'),
    generated_at: timestamp,
  })
  .meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof analysis>;

/** Of the newest run: queued and running end in complete or failed, by a deadline at the latest. */
export const analysisStatus = z.enum(['queued', 'running', 'complete', 'failed']).meta({
  id: 'AnalysisStatus',
});
export type AnalysisStatus = z.infer<typeof analysisStatus>;

/** One line of the score history, newest first, the current one included. */
export const scoreRecord = z
  .object({
    id: z.uuid(),
    ...aiScore.shape,
    product_readiness: score.nullable(),
    team_strength: score.nullable(),
    factors: z.array(z.object({ factor: z.string(), points: z.number() })),
    source: z.string(),
    generated_at: timestamp,
  })
  .meta({ id: 'ScoreRecord' });
export type ScoreRecord = z.infer<typeof scoreRecord>;

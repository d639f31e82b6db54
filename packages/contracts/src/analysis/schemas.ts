import { z } from 'zod';

import { id, timestamp } from '../wire/ids.js';

export const analysisRun = { startup_id: id, owner_id: id, run_id: id };

/** The stages a startup can be in (STARTUP-2). */
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

/** The figures of a score; each 0 to 100 (SCORE-1). */
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
 * How far evidence was checked: the founder says so; a link that the founder gave stands beside it;
 * the link was opened and answered.
 */
export const evidenceSupport = z.enum(['stated', 'linked', 'checked']);
export type EvidenceSupport = z.infer<typeof evidenceSupport>;

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
    /** How far the evidence was checked; absent in analyses from before links were looked at. */
    support: evidenceSupport.optional(),
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

/**
 * A number that a text states and its field lacks. Accepting it (PATCH with `field` and `value`)
 * fills the field; until then the analysis counts it as said.
 */
export const analysisQuestion = z
  .object({
    field: z.enum(['user_count', 'monthly_revenue', 'funding_ask']),
    value: z.number().min(0),
    quote: z.string().describe("The founder's own sentence"),
    text: z.string().describe('The question to put to the founder'),
  })
  .meta({ id: 'AnalysisQuestion' });
export type AnalysisQuestion = z.infer<typeof analysisQuestion>;

/** A known pattern of risk, found in what the founder wrote. */
export const namedRisk = z
  .object({
    code: z.string(),
    title: z.string(),
    question: z.string().describe('What an investor will ask about it'),
    quote: z.string().nullable().describe('The sentence or figures that show it; null where a lack shows it'),
  })
  .meta({ id: 'NamedRisk' });
export type NamedRisk = z.infer<typeof namedRisk>;

/** Why a startup is held back from investors, one reason a rule. */
export const holdReason = z
  .object({
    code: z.string(),
    text: z.string().describe('For the founder, in one sentence'),
    quote: z.string().describe("The founder's own words"),
  })
  .meta({ id: 'HoldReason' });
export type HoldReason = z.infer<typeof holdReason>;

/** Why the score is what it is (SCORE-2). */
export const analysis = z
  .object({
    product_readiness: score.nullable().describe('null where not assessed'),
    team_strength: score.nullable().describe('null where not assessed'),
    summary: z.string(),
    strengths: z.array(z.string()),
    concerns: z.array(z.string()),
    /** Absent in analyses from before rubric-4. */
    questions: z.array(analysisQuestion).optional(),
    risks: z.array(namedRisk).optional(),
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

import { z } from 'zod';

import { id, timestamp } from '../wire/ids.js';

export const analysisRun = { startup_id: id, owner_id: id, run_id: id };

/** A run that is queued. `is_pro`: its owner has Founder Pro, which gives it precedence (PAY-21). */
export const queuedRun = { ...analysisRun, is_pro: z.boolean().optional() };

export const dimension = z.enum(['team', 'market', 'feasibility', 'product', 'risk']);
export type Dimension = z.infer<typeof dimension>;
export const DIMENSIONS = dimension.options;

/** How well the founder's text supports a claim, from nothing to proof. */
export const rung = z.enum(['absent', 'considered', 'explained', 'specified', 'evidenced', 'not_assessed']);
export type Rung = z.infer<typeof rung>;

export const score = z.number().min(0).max(100);

/** The four scores of a startup, each 0 to 100 (SCORE-1). */
export const aiScore = z
  .object({
    overall_score: score.describe('Funding Readiness Score'),
    feasibility: score,
    market_potential: score,
    risk_level: score.describe('High means risky'),
  })
  .meta({ id: 'AiScore' });
export type AiScore = z.infer<typeof aiScore>;

/** stated: only the founder says so. linked: the founder gave a link. checked: the link responded. */
export const evidenceSupport = z.enum(['stated', 'linked', 'checked']);
export type EvidenceSupport = z.infer<typeof evidenceSupport>;

/**
 * One line of the overall score's calculation. The points of all lines add up to the overall score.
 * `weight` is the line's share in percent, and so its maximum points. A cap, an overall limit due to
 * certain omissions, is a line with negative points.
 */
export const ledgerEntry = z
  .object({
    dimension: z.union([dimension, z.literal('cap')]),
    factor: z.string(),
    weight: z.number(),
    points: z.number(),
    max_points: z.number(),
    evidence: z.string().nullable().describe("The founder's words or figures; null if there are none"),
    rung,
    /** The rubric's points before the model adjusted them; equal to `points` if it did not. */
    rubric_points: z.number().optional(),
    /** How far the evidence was checked; absent in analyses made before links were checked. */
    support: evidenceSupport.optional(),
    missing: z
      .string()
      .optional()
      .describe('What would earn more points, in a sentence; absent where no words earn more'),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** Next steps in words, by horizon; the tasks contain the details. */
export const actionPlan = z
  .object({
    days_7: z.array(z.string()),
    days_30: z.array(z.string()),
    days_90: z.array(z.string()),
  })
  .meta({ id: 'ActionPlan' });

/**
 * A number that the founder wrote in a text but not in its field. To accept it, the founder sends a
 * PATCH of `field` with `value`; until then the analysis counts the number as stated.
 */
export const analysisQuestion = z
  .object({
    field: z.enum(['user_count', 'monthly_revenue', 'funding_ask']),
    value: z.number().min(0),
    quote: z.string().describe("The founder's sentence"),
    text: z.string().describe('The question for the founder'),
  })
  .meta({ id: 'AnalysisQuestion' });
export type AnalysisQuestion = z.infer<typeof analysisQuestion>;

/** A known risk pattern, found in the founder's text. */
export const namedRisk = z
  .object({
    code: z.string(),
    title: z.string(),
    question: z.string().describe('What an investor will ask about it'),
    quote: z
      .string()
      .nullable()
      .describe('The sentence or figures that show the risk; null if it follows from missing information'),
  })
  .meta({ id: 'NamedRisk' });
export type NamedRisk = z.infer<typeof namedRisk>;

/** A reason to hide a startup from investors; each rule gives at most one. */
export const holdReason = z
  .object({
    code: z.string(),
    text: z.string().describe('One sentence for the founder'),
    quote: z.string().describe("The founder's words"),
  })
  .meta({ id: 'HoldReason' });
export type HoldReason = z.infer<typeof holdReason>;

/** The explanation of the score (SCORE-2). */
export const analysis = z
  .object({
    product_readiness: score.nullable().describe('null if not assessed'),
    team_strength: score.nullable().describe('null if not assessed'),
    summary: z.string(),
    strengths: z.array(z.string()),
    concerns: z.array(z.string()),
    /** Absent in analyses made before rubric-4. */
    questions: z.array(analysisQuestion).optional(),
    risks: z.array(namedRisk).optional(),
    action_plan: actionPlan,
    ledger: z.array(ledgerEntry),
    assessed: z.number().int().min(0).max(5).describe('How many of the five dimensions could be assessed'),
    source: z.string().describe('The model or rubric version that produced it'),
    generated_at: timestamp,
  })
  .meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof analysis>;

/** The part of an analysis that every list of startups carries (STARTUP-12). */
export const leanAnalysis = analysis.pick({
  product_readiness: true,
  team_strength: true,
  summary: true,
  strengths: true,
  concerns: true,
  assessed: true,
  source: true,
  generated_at: true,
});
export const LEAN_ANALYSIS_FIELDS = leanAnalysis.keyof().options;

/** The analysis of a startup in a list: the other fields only with `include=analysis`. */
export const analysisInList = analysis
  .partial()
  .extend(leanAnalysis.shape)
  .meta({ id: 'AnalysisInList', description: 'With include=analysis it has all fields of Analysis' });

/** The status of the newest run. A deadline ensures that every run ends as complete or failed. */
export const analysisStatus = z.enum(['queued', 'running', 'complete', 'failed']).meta({
  id: 'AnalysisStatus',
});
export type AnalysisStatus = z.infer<typeof analysisStatus>;

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

import { z } from 'zod';

/** The stage of a startup (STARTUP-2). */
export const stage = z.enum(['idea', 'mvp', 'launched', 'growing']).meta({ id: 'Stage' });
export type Stage = z.infer<typeof stage>;
export const STAGES = stage.options;

/** A founder's statements about a startup; the input of the analysis. */
export const startupFacts = z.object({
  idea_title: z.string(),
  idea_description: z.string(),
  sector: z.string(),
  stage,
  problem_statement: z.string().nullable(),
  solution_statement: z.string().nullable(),
  target_market: z.string().nullable(),
  competitive_advantage: z.string().nullable(),
  user_count: z.number(),
  monthly_revenue: z.number(),
  product_url: z.string().nullable(),
  pitch_deck_url: z.string().nullable(),
  funding_ask: z.number().nullable(),
  funding_usage: z.string().nullable(),
  team_background: z.string().nullable(),
  location: z.string().nullable(),
});
export type StartupFacts = z.infer<typeof startupFacts>;
export const STARTUP_FIELDS = startupFacts.keyof().options;

/** STARTUP-15. */
export const saleOpen = z
  .boolean()
  .describe('Whether an offer was accepted and the deal is not completed yet; absent means no');

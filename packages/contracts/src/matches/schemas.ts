import { z } from 'zod';

import { stage } from '../analysis/schemas.js';
import { investor, investorFacts } from '../investors/schemas.js';
import { startupFacts } from '../startups/schemas.js';
import { id, timestamp } from '../wire/ids.js';

/** Whose list is to be made: a startup's investors or an investor's startups. */
export const matchTarget = z.union([
  z.object({ startup_id: id }).strict(),
  z.object({ investor_id: id }).strict(),
]);
export type MatchTarget = z.infer<typeof matchTarget>;

/** A startup as the matcher sees it; long texts are cut to what ranking needs. */
export const matchableStartup = startupFacts
  .pick({
    idea_title: true,
    idea_description: true,
    sector: true,
    stage: true,
    problem_statement: true,
    solution_statement: true,
    target_market: true,
    user_count: true,
    monthly_revenue: true,
    funding_ask: true,
    location: true,
  })
  .extend({ startup_id: id, overall_score: z.number().nullable() });
export type MatchableStartup = z.infer<typeof matchableStartup>;

/** An investor as the matcher sees them; long texts are cut to what ranking needs. */
export const matchableInvestor = investorFacts.extend({ investor_id: id });
export type MatchableInvestor = z.infer<typeof matchableInvestor>;

/** Reasons by what they say of a pair. */
export const reasonGroups = z
  .object({
    fits: z.array(z.string().max(500)).max(12),
    does_not_fit: z.array(z.string().max(500)).max(12),
    not_known: z.array(z.string().max(500)).max(12),
  })
  .meta({ id: 'ReasonGroups' });
export type ReasonGroups = z.infer<typeof reasonGroups>;

/** The match itself; `reasons` speak to whoever reads the list. */
export const match = z
  .object({
    id,
    match_score: z.number().min(0).max(100).describe('Percent'),
    reasons: z.array(z.string()),
    reason_groups: reasonGroups
      .optional()
      .describe('The same reasons, grouped; not there for matches from before there were groups'),
    created_at: timestamp,
  })
  .meta({ id: 'Match' });

/** GET /matches/{startupId}: what a founder sees of a match. */
export const startupMatch = z
  .object({
    match,
    investor,
    investor_user: z.object({ name: z.string() }).describe('The name only; contact goes by interest'),
  })
  .meta({ id: 'StartupMatch' });
export type StartupMatch = z.infer<typeof startupMatch>;

/** GET /matches/investor/{investorId}: the same matches seen from the other side. */
export const investorMatch = z
  .object({
    match,
    startup: z.object({
      id,
      idea_title: z.string(),
      idea_description: z.string(),
      sector: z.string(),
      stage,
    }),
  })
  .meta({ id: 'InvestorMatch' });
export type InvestorMatch = z.infer<typeof investorMatch>;

/** A pair as the matcher ranked it, with its reasons for both sides. */
export const rankedPair = z.object({
  startup_id: id,
  investor_id: id,
  match_score: z.number().min(0).max(100),
  startup_reasons: z.array(z.string().max(500)).max(12),
  investor_reasons: z.array(z.string().max(500)).max(12),
  startup_groups: reasonGroups.optional(),
  investor_groups: reasonGroups.optional(),
});
export type RankedPair = z.infer<typeof rankedPair>;

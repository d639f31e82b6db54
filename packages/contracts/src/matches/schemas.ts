import { z } from 'zod';

import { saleOpen, stage, startupFacts } from '../facts/schemas.js';
import { investor, investorFacts } from '../investors/schemas.js';
import { isSold } from '../startups/schemas.js';
import { id, timestamp } from '../wire/ids.js';

/** Whose matches to generate: a startup's investors or an investor's startups. */
export const matchTarget = z.union([
  z.object({ startup_id: id }).strict(),
  z.object({ investor_id: id }).strict(),
]);
export type MatchTarget = z.infer<typeof matchTarget>;

/** The facts of a startup that matching reads. */
export const MATCHED_FACTS = {
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
} as const;

/** A startup as input of matching; long texts are truncated. */
export const matchableStartup = startupFacts
  .pick(MATCHED_FACTS)
  .extend({ startup_id: id, overall_score: z.number().nullable() });
export type MatchableStartup = z.infer<typeof matchableStartup>;

/** An investor as input of matching; the list of companies may be truncated. */
export const matchableInvestor = investorFacts.extend({ investor_id: id });
export type MatchableInvestor = z.infer<typeof matchableInvestor>;

/** What a reason says about its pair. */
export const reasonKind = z.enum(['fits', 'does_not_fit', 'not_known']);
export type ReasonKind = z.infer<typeof reasonKind>;

/** The reasons of a match, grouped by what they say about the pair. */
export const reasonGroups = z
  .object({
    fits: z.array(z.string().max(500)).max(12),
    does_not_fit: z.array(z.string().max(500)).max(12),
    not_known: z.array(z.string().max(500)).max(12),
  })
  .meta({ id: 'ReasonGroups' });
export type ReasonGroups = z.infer<typeof reasonGroups>;

/** The common part of a match on both sides; `reasons` address the reader of the list. */
export const match = z
  .object({
    id,
    match_score: z.number().min(0).max(100).describe('Percent'),
    reasons: z.array(z.string()),
    reason_groups: reasonGroups
      .optional()
      .describe('The same reasons, grouped; absent in matches made before groups existed'),
    created_at: timestamp,
  })
  .meta({ id: 'Match' });

/** GET /matches/{startupId}: a match as a founder sees it. */
export const startupMatch = z
  .object({
    match,
    investor,
    investor_user: z
      .object({ name: z.string() })
      .describe('The name only; founders get the contact when the investor records interest'),
  })
  .meta({ id: 'StartupMatch' });
export type StartupMatch = z.infer<typeof startupMatch>;

/** GET /matches/investor/{investorId}: a match as an investor sees it. */
export const investorMatch = z
  .object({
    match,
    startup: z.object({
      id,
      idea_title: z.string(),
      idea_description: z.string(),
      sector: z.string(),
      stage,
      is_sold: isSold.optional(),
      sale_open: saleOpen.optional(),
    }),
  })
  .meta({ id: 'InvestorMatch' });
export type InvestorMatch = z.infer<typeof investorMatch>;

/** A ranked pair with reasons for each side. */
export interface RankedPair {
  startup_id: string;
  investor_id: string;
  match_score: number;
  startup_reasons: string[];
  investor_reasons: string[];
  startup_groups?: ReasonGroups | undefined;
  investor_groups?: ReasonGroups | undefined;
}

/** The reasons for one side in their order, each with its kind. */
const sortedReasons = z.array(z.tuple([reasonKind, z.string().max(500)])).max(12);

/** A ranked pair as an event carries it: the target is known, and no text appears twice. */
export const rankedCounterpart = z.object({
  counterpart_id: id,
  match_score: z.number().min(0).max(100),
  startup_reasons: sortedReasons,
  investor_reasons: sortedReasons,
});
export type RankedCounterpart = z.infer<typeof rankedCounterpart>;

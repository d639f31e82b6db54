import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineEvent } from '../messaging/event.js';
import { WITH_ACCESS } from '../investors/endpoints.js';
import { defineRpc } from '../messaging/rpc.js';
import { investorFacts } from '../investors/schemas.js';
import { startupFacts } from '../startups/schemas.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { investorMatch, rankedPair, startupMatch } from './schemas.js';

/**
 * A page of a startup's matches (owner, admin), best first. The investor's name is not ours to know: the
 * gateway adds it from auth. Errors: not_found.
 */
export const matchesList = defineRpc('startups.matches.list.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: pathId, ...pageRequest }),
  reply: z.array(startupMatch.omit({ investor_user: true })),
});

/** A page of an investor's matches (owner with Investor Access, admin), best first. Errors: not_found, forbidden. */
export const matchesListForInvestor = defineRpc('startups.matches.list-for-investor.v1', {
  access: WITH_ACCESS,
  request: z.object({ actor, investor_id: pathId, ...pageRequest }),
  reply: z.array(investorMatch),
});

/**
 * Asks for matches anew (owner). The caller chooses `request_id` and listens for it on the
 * owner's live subject before asking, so that no answer is missed. Errors: not_found.
 */
export const matchesRequest = defineRpc('startups.matches.request.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: pathId, request_id: id }),
  reply: z.null(),
});

/** Whose list is to be made: a startup's investors or an investor's startups. */
export const matchTarget = z.union([
  z.object({ startup_id: id }).strict(),
  z.object({ investor_id: id }).strict(),
]);
export type MatchTarget = z.infer<typeof matchTarget>;

/** startups: matches are wanted, after an analysis, a new or changed profile, or on request. */
export const matchingRequested = defineEvent(
  'matching.requested.v1',
  z.object({ request_id: id, target: matchTarget, user_id: id }),
);

/** ai-worker: the ranked pairs of a target, replacing its former ones. */
export const matchesGenerated = defineEvent(
  'matches.generated.v1',
  z.object({ request_id: id, target: matchTarget, user_id: id, pairs: z.array(rankedPair).max(200) }),
);

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

/**
 * The subject and its likely counterparts, chosen in SQL. null when the subject is gone.
 */
export const matchingCandidates = defineRpc('startups.matching.candidates.v1', {
  access: 'internal',
  request: z.object({ target: matchTarget }),
  reply: z.object({ startups: z.array(matchableStartup), investors: z.array(matchableInvestor) }).nullable(),
});

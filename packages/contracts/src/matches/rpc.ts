import { z } from 'zod';

import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { positionRequest } from '../wire/pages.js';
import { matchesHttp } from './endpoints.js';
import { matchableInvestor, matchableStartup, matchTarget, startupMatch } from './schemas.js';

/** More than `chooseCandidates` chooses. */
const MOST_CANDIDATES = 1000;

/** `version` changes with the investor's facts. */
const namedInvestor = z.object({ investor_id: id, version: z.string() });

export const matchesRpc = {
  /** For the owner and the admin. The gateway adds the investors' names from auth. */
  list: rpcBehind(
    'startups',
    matchesHttp.list,
    { startup_id: pathId, ...positionRequest },
    { reply: z.array(startupMatch.omit({ investor_user: true })) },
  ),

  /** For the owner with Investor Access and the admin. */
  listForInvestor: rpcBehind('startups', matchesHttp.listForInvestor, {
    investor_id: pathId,
    ...positionRequest,
  }),

  /** For the owner. The result is a live message with `request_id`; the caller listens before it calls. */
  generate: rpcBehind(
    'startups',
    matchesHttp.generate,
    { startup_id: pathId, request_id: id },
    { reply: z.null() },
  ),

  /**
   * The target and its likely counterparts, chosen in SQL; null if the target no longer exists. Investors
   * are named only: the caller keeps their profiles and asks `getInvestors` for those that it lacks.
   */
  chooseCandidates: defineRpc('startups.matches.chooseCandidates.v1', {
    access: 'internal',
    request: z.object({ target: matchTarget }),
    reply: z.object({ startups: z.array(matchableStartup), investors: z.array(namedInvestor) }).nullable(),
  }),

  /** The investors of those ids that exist, as many as fit into one message, and the ids of the rest. */
  getInvestors: defineRpc('startups.matches.getInvestors.v1', {
    access: 'internal',
    request: z.object({ investor_ids: z.array(id).max(MOST_CANDIDATES) }),
    reply: z.object({
      investors: z.array(matchableInvestor.extend(namedInvestor.shape)),
      rest: z.array(id),
    }),
  }),
};

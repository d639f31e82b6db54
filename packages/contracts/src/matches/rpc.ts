import { z } from 'zod';

import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { positionRequest } from '../wire/pages.js';
import { matchesHttp } from './endpoints.js';
import { matchableInvestor, matchableStartup, matchTarget, startupMatch } from './schemas.js';

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

  /** The target and its likely counterparts, chosen in SQL; null if the target no longer exists. */
  findCandidates: defineRpc('startups.matches.findCandidates.v1', {
    access: 'internal',
    request: z.object({ target: matchTarget }),
    reply: z
      .object({ startups: z.array(matchableStartup), investors: z.array(matchableInvestor) })
      .nullable(),
  }),
};

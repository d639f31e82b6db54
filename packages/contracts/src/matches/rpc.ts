import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { WITH_ACCESS } from '../gates.js';
import { investorMatch, matchableInvestor, matchableStartup, matchTarget, startupMatch } from './schemas.js';

export const matchesRpc = {
  /**
   * A page of a startup's matches (owner, admin), best first. The gateway adds the investors' names
   * from auth. Errors: not_found.
   */
  list: defineRpc('startups.matches.list.v1', {
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, ...pageRequest }),
    reply: z.array(startupMatch.omit({ investor_user: true })),
  }),

  /**
   * A page of an investor's matches (owner with Investor Access, admin), best first. Errors:
   * not_found, forbidden.
   */
  listForInvestor: defineRpc('startups.matches.listForInvestor.v1', {
    formerly: ['startups.matches.list-for-investor.v1'],
    access: WITH_ACCESS,
    request: z.object({ actor, investor_id: pathId, ...pageRequest }),
    reply: z.array(investorMatch),
  }),

  /**
   * Requests new matches (owner). The result comes as a live message with `request_id`. The caller
   * chooses this id and subscribes before the call, so that it cannot miss the message. Errors:
   * not_found.
   */
  generate: defineRpc('startups.matches.generate.v1', {
    formerly: ['startups.matches.request.v1'],
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId, request_id: id }),
    reply: z.null(),
  }),

  /** The target and its likely counterparts, chosen in SQL; null if the target no longer exists. */
  findCandidates: defineRpc('startups.matches.findCandidates.v1', {
    formerly: ['startups.matching.candidates.v1'],
    access: 'internal',
    request: z.object({ target: matchTarget }),
    reply: z
      .object({ startups: z.array(matchableStartup), investors: z.array(matchableInvestor) })
      .nullable(),
  }),
};

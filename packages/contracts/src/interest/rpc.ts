import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { interestHttp } from './endpoints.js';
import { analytics, interestedInvestor, VIEWS_AT_ONCE } from './schemas.js';

export const interestRpc = {
  /**
   * Records views, each with its own actor, and replies once they are stored. `known` says, in the
   * same order, whether the startup exists for that actor; other views are not recorded.
   */
  recordView: defineRpc('startups.interest.recordView.v1', {
    access: 'internal',
    request: z.object({ views: z.array(z.object({ actor, startup_id: pathId })).max(VIEWS_AT_ONCE) }),
    reply: z.object({ known: z.array(z.boolean()) }),
  }),

  record: rpcBehind('startups', interestHttp.record, { startup_id: pathId }),

  /** Without startups that are held. */
  list: rpcBehind('startups', interestHttp.list, pageRequest),
  withdraw: rpcBehind('startups', interestHttp.withdraw, { startup_id: pathId }),

  /** For the owner and the admin. The gateway adds the names and addresses of interested investors. */
  getAnalytics: rpcBehind(
    'startups',
    interestHttp.getAnalytics,
    { startup_id: pathId },
    {
      reply: analytics.extend({
        interested_investors: z.array(interestedInvestor.omit({ user: true }).extend({ user_id: id })),
      }),
    },
  ),
};

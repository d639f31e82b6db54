import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { analytics, interest, interestedInvestor, VIEWS_AT_ONCE } from './schemas.js';
import { INVESTORS_RECORD } from './sentences.js';

export const interestRpc = {
  /**
   * Records views, each by its own actor; answered once they are stored. `known` says in the same
   * order whether the startup is there for that actor; what is not is not recorded.
   */
  recordView: defineRpc('startups.interest.recordView.v1', {
    formerly: ['startups.views.record.v1'],
    access: 'internal',
    request: z.object({ views: z.array(z.object({ actor, startup_id: pathId })).max(VIEWS_AT_ONCE) }),
    reply: z.object({ known: z.array(z.boolean()) }),
  }),

  /** Records interest, once per investor. Takes an Idempotency-Key. Errors: not_found, conflict. */
  record: defineRpc('startups.interest.record.v1', {
    access: INVESTORS_RECORD,
    request: z.object({ actor, startup_id: pathId }),
    reply: interest,
  }),

  /**
   * A startup's views, interest and score (owner, admin). Who is interested comes as user ids: the
   * gateway adds names and addresses from auth. Errors: not_found.
   */
  getAnalytics: defineRpc('startups.interest.getAnalytics.v1', {
    formerly: ['startups.interest.analytics.v1'],
    access: 'signed-in',
    request: z.object({ actor, startup_id: pathId }),
    reply: analytics.extend({
      interested_investors: z.array(interestedInvestor.omit({ user: true }).extend({ user_id: id })),
    }),
  }),
};

import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { myInterest } from '../pipeline/schemas.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { INVESTORS_LIST_INTERESTS, INVESTORS_RECORD, INVESTORS_WITHDRAW } from '../gates.js';
import { analytics, interest, interestedInvestor, VIEWS_AT_ONCE } from './schemas.js';

export const interestRpc = {
  /**
   * Records views, each with its own actor, and replies once they are stored. `known` says, in the
   * same order, whether the startup exists for that actor; other views are not recorded.
   */
  recordView: defineRpc('startups.interest.recordView.v1', {
    formerly: ['startups.views.record.v1'],
    access: 'internal',
    request: z.object({ views: z.array(z.object({ actor, startup_id: pathId })).max(VIEWS_AT_ONCE) }),
    reply: z.object({ known: z.array(z.boolean()) }),
  }),

  /** Records interest, once per investor. Accepts an Idempotency-Key. Errors: not_found, conflict. */
  record: defineRpc('startups.interest.record.v1', {
    access: INVESTORS_RECORD,
    request: z.object({ actor, startup_id: pathId }),
    reply: interest,
  }),

  /** A page of the caller's interests, newest first, without startups that are held. */
  list: defineRpc('startups.interest.list.v1', {
    access: INVESTORS_LIST_INTERESTS,
    request: z.object({ actor, ...pageRequest }),
    reply: z.array(myInterest),
  }),

  /** Withdraws the caller's interest. Errors: not_found. */
  withdraw: defineRpc('startups.interest.withdraw.v1', {
    access: INVESTORS_WITHDRAW,
    request: z.object({ actor, startup_id: pathId }),
    reply: z.null(),
  }),

  /**
   * A startup's views, interest and score (owner, admin). Interested investors are user ids; the
   * gateway adds names and e-mail addresses from auth. Errors: not_found.
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

import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { id } from '../wire/ids.js';
import { INVESTORS_RECORD } from './endpoints.js';
import { analytics, interest, interestedInvestor } from './schemas.js';

const anId = z.string().max(200);

/** Records a view; answered once it is stored. Errors: not_found. */
export const viewsRecord = defineRpc('startups.views.record.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: anId }),
  reply: z.null(),
});

/** Records interest, once per investor. Takes an Idempotency-Key. Errors: not_found, conflict. */
export const interestRecord = defineRpc('startups.interest.record.v1', {
  access: INVESTORS_RECORD,
  request: z.object({ actor, startup_id: anId }),
  reply: interest,
});

/**
 * A startup's views, interest and score (owner, admin). Who is interested comes as user ids: the
 * gateway adds names and addresses from auth. Errors: not_found.
 */
export const analyticsGet = defineRpc('startups.interest.analytics.v1', {
  access: 'signed-in',
  request: z.object({ actor, startup_id: anId }),
  reply: analytics.extend({
    interested_investors: z.array(interestedInvestor.omit({ user: true }).extend({ user_id: id })),
  }),
});

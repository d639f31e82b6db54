import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/** startups: an investor recorded interest. notifications informs the founder. */
export const interestRecorded = defineEvent(
  'interest.recorded.v1',
  z.object({ interest_id: id, startup_id: id, owner_id: id, idea_title: z.string(), investor_user_id: id }),
);

/**
 * startups: an investor withdrew interest. notifications removes the investor's contact from the
 * founder's notification.
 */
export const interestWithdrawn = defineEvent(
  'interest.withdrawn.v1',
  z.object({
    startup_id: id,
    owner_id: id,
    investor_user_id: id,
    /** The interest that ended. */
    interest_id: id,
  }),
);

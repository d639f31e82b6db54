import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id, timestamp } from '../wire/ids.js';

/** auth: an admin upheld a report. startups hides the startup. */
export const reportUpheld = defineEvent(
  'report.upheld.v1',
  z.object({
    report_id: id,
    startup_id: id,
    decided_by: id,
    /** For the founder. It is not the reporter's text. */
    note: z.string().nullable(),
  }),
);

/**
 * auth: an admin suspended an account or restored it; also when an account that is suspended is suspended
 * again. billing stops the renewal of a suspended user's subscriptions. `changed_at` orders the changes.
 */
export const suspensionChanged = defineEvent(
  'suspension.changed.v1',
  z.object({ user_id: id, suspended: z.boolean(), changed_at: timestamp }),
);

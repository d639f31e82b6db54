import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

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

import { z } from 'zod';

import { defineRpc } from '../messaging/rpc.js';
import { startupFacts } from '../startups/schemas.js';
import { id } from '../wire/ids.js';
import { analysisRun } from './schemas.js';

export const analysisRpc = {
  /** What a run needs to know; null when the run is no longer wanted (deleted, edited since). */
  getInput: defineRpc('startups.analysis.getInput.v1', {
    formerly: ['startups.analysis.input.v1'],
    access: 'internal',
    request: z.object({ startup_id: id, run_id: id }),
    reply: z
      .object({
        ...analysisRun,
        facts: startupFacts,
        /** What the founder has done already: not to be asked for again. */
        completed_tasks: z.array(z.object({ task_title: z.string(), factor: z.string() })),
        /** Codes of reasons to hold it that an admin looked at and cleared: the score is not held down for them. */
        cleared: z.array(z.string()).optional(),
      })
      .nullable(),
  }),
};

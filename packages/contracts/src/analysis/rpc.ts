import { z } from 'zod';

import { startupFacts } from '../facts/schemas.js';
import { defineRpc } from '../messaging/rpc.js';
import { id } from '../wire/ids.js';
import { analysisRun } from './schemas.js';

export const analysisRpc = {
  /** The input of a run; null if the run is no longer current (startup deleted or edited). */
  getInput: defineRpc('startups.analysis.getInput.v1', {
    access: 'internal',
    request: z.object({ startup_id: id, run_id: id }),
    reply: z
      .object({
        ...analysisRun,
        facts: startupFacts,
        /** Tasks that the founder has completed and must not be asked to do again. */
        completed_tasks: z.array(z.object({ task_title: z.string(), factor: z.string() })),
        /** Codes of hold reasons that an admin cleared; they do not lower the score. */
        cleared: z.array(z.string()).optional(),
        /** false: the rubric works alone, because the owner's address was not verified. */
        model_allowed: z.boolean().optional(),
        /** Whether the owner had Founder Pro when the run was queued. */
        is_pro: z.boolean().optional(),
      })
      .nullable(),
  }),
};

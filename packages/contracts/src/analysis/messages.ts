import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { defineRpc } from '../messaging/rpc.js';
import { startupFacts } from '../startups/schemas.js';
import { taskProposal } from '../tasks/schemas.js';
import { id } from '../wire/ids.js';
import { aiScore, analysis, holdReason } from './schemas.js';

const run = { startup_id: id, owner_id: id, run_id: id };

/** startups: an analysis is wanted again, by the founder or because a run is overdue. */
export const analysisRequested = defineEvent(
  'analysis.requested.v1',
  z.object({ ...run, reason: z.enum(['rerun', 'overdue']) }),
);

/** ai-worker: a worker took the run up; startups shows it as running. */
export const analysisStarted = defineEvent('analysis.started.v1', z.object(run));

/** ai-worker: the result of a run. startups stores it once and only if the run is still wanted. */
export const analysisCompleted = defineEvent(
  'analysis.completed.v1',
  z.object({
    ...run,
    ai_score: aiScore,
    analysis,
    tasks: z.array(taskProposal).max(24),
    /** Why the startup must be held back from investors; empty where nothing speaks against showing it. */
    hold: z.array(holdReason).default([]),
  }),
);

/** ai-worker: the run failed after its last attempt; `reason` is a sentence for the founder. */
export const analysisFailed = defineEvent(
  'analysis.failed.v1',
  z.object({ ...run, reason: z.string().max(300) }),
);

/** What a run needs to know; null when the run is no longer wanted (deleted, edited since). */
export const analysisInput = defineRpc('startups.analysis.input.v1', {
  access: 'internal',
  request: z.object({ startup_id: id, run_id: id }),
  reply: z
    .object({
      ...run,
      facts: startupFacts,
      /** What the founder has done already: not to be asked for again. */
      completed_tasks: z.array(z.object({ task_title: z.string(), factor: z.string() })),
      /** Codes of reasons to hold it that an admin looked at and cleared: the score is not held down for them. */
      cleared: z.array(z.string()).optional(),
    })
    .nullable(),
});

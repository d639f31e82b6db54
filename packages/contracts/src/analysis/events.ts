import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { taskProposal } from '../tasks/schemas.js';
import { aiScore, analysis, analysisRun, holdReason, queuedRun } from './schemas.js';

/** startups: an analysis must run again, because the founder asked for it or a run is overdue. */
export const analysisRequested = defineEvent(
  'analysis.requested.v1',
  z.object({ ...queuedRun, reason: z.enum(['rerun', 'overdue']) }),
);

/** ai-worker: a run has taken one second. startups marks it as running. Faster runs send no such event. */
export const analysisStarted = defineEvent('analysis.started.v1', z.object(analysisRun));

/** ai-worker: the result of a run. startups stores it once, and only if the run is still current. */
export const analysisCompleted = defineEvent(
  'analysis.completed.v1',
  z.object({
    ...analysisRun,
    ai_score: aiScore,
    analysis,
    tasks: z.array(taskProposal).max(24),
    /** Reasons to hide the startup from investors; empty if it may be shown. */
    hold: z.array(holdReason).default([]),
  }),
);

/** ai-worker: the last attempt of the run failed; `reason` is a sentence for the founder. */
export const analysisFailed = defineEvent(
  'analysis.failed.v1',
  z.object({ ...analysisRun, reason: z.string().max(300) }),
);

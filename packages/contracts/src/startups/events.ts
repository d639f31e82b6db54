import { z } from 'zod';

import { queuedRun } from '../analysis/schemas.js';
import { listedStartup } from '../marketplace/schemas.js';
import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

const startupIds = { startup_id: id, owner_id: id };
/** `run_id` is the analysis run that the change queued. Its ids are ordered by time, so they also order changes. */
const runIds = { ...startupIds, run_id: id };

/** The part of a startup that the marketplace shows, with its owner. */
export const shownStartup = z.object({
  ...runIds,
  shown: listedStartup.omit({ id: true }).extend({ sector: z.string() }),
});

/** Whether users other than the owner and the admin may see a startup. */
export const visibility = z.object({
  /** Visible only to the owner and the admin. */
  held: z.boolean(),
  /** Counts the startup's changes, so that late events can be ignored. */
  version: z.number().int(),
});

/** startups: a founder created a startup. ai-worker analyses it. */
export const startupCreated = defineEvent('startup.created.v1', z.object(queuedRun));

/**
 * startups: a founder edited a startup. ai-worker analyses it again; marketplace reads a listed startup
 * again with `startups.getShown`; notifications updates the title in conversations.
 */
export const startupUpdated = defineEvent(
  'startup.updated.v2',
  z.object({ ...queuedRun, idea_title: z.string() }),
);

/** startups: the result of a run was stored. notifications informs the founder; marketplace updates its copy. */
export const startupAnalysed = defineEvent(
  'startup.analysed.v1',
  z.object({
    ...runIds,
    idea_title: z.string(),
    overall_score: z.number(),
    /** Counts the startup's changes, so that late events can be ignored. */
    version: z.number().int(),
  }),
);

/**
 * startups: the run of an analysis failed for good, by the worker's last attempt or because it was overdue too
 * often. notifications tells the founder.
 */
export const startupAnalysisFailed = defineEvent(
  'startup.analysis-failed.v1',
  z.object({ ...runIds, idea_title: z.string(), reason: z.string().max(300) }),
);

/** startups: a startup was deleted with its tasks, matches, interest, views and scores. */
export const startupDeleted = defineEvent('startup.deleted.v1', z.object(startupIds));

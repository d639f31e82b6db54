import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { listedStartup } from '../marketplace/schemas.js';

const ofStartup = { startup_id: id, owner_id: id };
/** The analysis run that this change queued. Time-ordered, so it also tells newer facts from older. */
const run = { ...ofStartup, run_id: id };

/** What the marketplace shows of a startup, and whose it is. */
export const shownStartup = z.object({ ...run, shown: listedStartup.omit({ id: true }) });

/** Whether others than the owner and the admin may see a startup. */
export const visibility = z.object({
  /** Held back: shown to its owner and the admin only. */
  held: z.boolean(),
  /** Counts the startup's changes, so it tells newer facts from older. */
  version: z.number().int(),
});

/** startups: a founder created a startup. ai-worker analyses it. */
export const startupCreated = defineEvent('startup.created.v1', z.object(run));

/** startups: a founder edited a startup. ai-worker analyses it again; marketplace shows it as it is now. */
export const startupUpdated = defineEvent('startup.updated.v1', shownStartup);

/** startups: the result of a run was stored. notifications tells the founder. */
export const startupAnalysed = defineEvent(
  'startup.analysed.v1',
  z.object({ ...run, idea_title: z.string(), overall_score: z.number() }),
);

/** startups: a startup is gone, with its tasks, matches, interest, views and scores. */
export const startupDeleted = defineEvent('startup.deleted.v1', z.object(ofStartup));

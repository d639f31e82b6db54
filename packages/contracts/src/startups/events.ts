import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';
import { startupFacts } from './schemas.js';

const startupFact = z.object({
  startup_id: id,
  owner_id: id,
  /** The analysis run that this change queued. */
  run_id: id,
  facts: startupFacts,
});

/** startups: a founder created a startup. ai-worker analyses it. */
export const startupCreated = defineEvent('startup.created.v1', startupFact);

/** startups: a founder edited a startup. ai-worker analyses it again. */
export const startupUpdated = defineEvent('startup.updated.v1', startupFact);

/** startups: a startup is gone, with its tasks, matches, interest, views and scores. */
export const startupDeleted = defineEvent('startup.deleted.v1', z.object({ startup_id: id, owner_id: id }));

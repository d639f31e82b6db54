import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/** The most startups that one day's news of a user's searches name. */
export const FOUND_MAX = 10;

/**
 * startups: the searches that an investor follows found new startups, at most once a day. notifications tells
 * the investor. `searches` are those that found some; `has_more` says that they found more than are named.
 */
export const startupsFound = defineEvent(
  'startups.found.v1',
  z.object({
    investor_user_id: id,
    searches: z.array(z.string()),
    startups: z.array(z.object({ startup_id: id, idea_title: z.string() })).max(FOUND_MAX),
    has_more: z.boolean(),
  }),
);

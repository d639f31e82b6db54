import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/** startups: somebody opened a link to a startup, for the first time on a UTC day. notifications informs the founder. */
export const shareOpened = defineEvent(
  'share.opened.v1',
  z.object({ startup_id: id, owner_id: id, idea_title: z.string() }),
);

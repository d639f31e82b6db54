import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

const card = { card_id: id, startup_id: id, investor_user_id: id, idea_title: z.string() };

/** startups: the time of an investor's reminder has come. notifications informs the investor. */
export const reminderReached = defineEvent('reminder.reached.v1', z.object(card));

/** startups: a startup came back to an investor's board. notifications says why (`text`). */
export const startupImproved = defineEvent('startup.improved.v1', z.object({ ...card, text: z.string() }));

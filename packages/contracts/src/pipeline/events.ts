import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

const card = { card_id: id, startup_id: id, investor_user_id: id, idea_title: z.string() };

/**
 * startups: the time of an investor's reminder has come. notifications informs the investor. The
 * investor's note is private and not part of it.
 */
export const reminderReached = defineEvent('reminder.reached.v1', z.object(card));

/**
 * startups: a startup came back to the board of an investor, because the reason of the pass no
 * longer holds. notifications informs the investor; `text` says what changed.
 */
export const startupImproved = defineEvent('startup.improved.v1', z.object({ ...card, text: z.string() }));

import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/**
 * auth: an account was deleted. Every service deletes or anonymises the user's data and accepts no
 * new data of the user. The event carries only the id, because the stream keeps it for a week after
 * the deletion.
 */
export const accountDeleted = defineEvent('account.deleted.v1', z.object({ user_id: id }));

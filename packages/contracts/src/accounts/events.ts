import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/**
 * auth: an account is gone. Every service removes what it holds on the user, or what makes it
 * theirs, and takes nothing of them in any more. Carries the id alone: it outlives the account by
 * the stream's week.
 */
export const accountDeleted = defineEvent('account.deleted.v1', z.object({ user_id: id }));

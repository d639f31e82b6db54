import { z } from 'zod';

import { userType } from '../messaging/access.js';
import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/** auth: an account was created. */
export const userRegistered = defineEvent(
  'user.registered.v1',
  z.object({ user_id: id, user_type: userType }),
);

/** auth: Investor Access began or ended for a user. */
export const userPremiumChanged = defineEvent(
  'user.premium-changed.v1',
  z.object({ user_id: id, is_premium: z.boolean() }),
);

/**
 * auth: an account is gone. Every service removes what it holds on the user, or what makes it
 * theirs, and takes nothing of them in any more. Carries the id alone: it outlives the account by
 * the stream's week.
 */
export const accountDeleted = defineEvent('account.deleted.v1', z.object({ user_id: id }));

import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { id } from '../wire/ids.js';
import { accountDeletion, contact, login, registration, session, user } from './schemas.js';

/** Creates an account. Errors: conflict EMAIL_TAKEN. */
export const accountsRegister = defineRpc('auth.accounts.register.v1', {
  access: 'public',
  request: z.object({ body: registration }),
  reply: session,
});

/** Checks a password. Errors: invalid_credentials, the same and as slow for an unknown e-mail. */
export const accountsLogIn = defineRpc('auth.accounts.log-in.v1', {
  access: 'public',
  request: z.object({ body: login }),
  reply: session,
});

/** The caller's own record. Errors: unauthenticated when the user no longer exists. */
export const accountsMe = defineRpc('auth.accounts.me.v1', {
  access: 'signed-in',
  request: z.object({ actor }),
  reply: user,
});

/**
 * Who a verified token stands for now: the gateway asks before every request.
 * null when the user no longer exists.
 */
export const accountsResolve = defineRpc('auth.accounts.resolve.v1', {
  access: 'internal',
  request: z.object({ user_id: id }),
  reply: actor.nullable(),
});

/** Names and addresses of users, for answers that need them; unknown ids are left out. */
export const accountsContacts = defineRpc('auth.accounts.contacts.v1', {
  access: 'internal',
  request: z.object({ user_ids: z.array(id).max(500) }),
  reply: z.array(contact.extend({ user_id: id })),
});

/**
 * Begins or ends Investor Access for a user; `found` is false when there is none. Idempotent.
 * `revision` is billing's count of changes for this user: an older one than was seen is ignored,
 * so that calls and events may arrive in any order. Without it (maintenance) it always applies.
 */
export const accountsSetPremium = defineRpc('auth.accounts.set-premium.v1', {
  access: 'internal',
  request: z.object({
    who: z.union([z.object({ user_id: id }), z.object({ email: z.string().max(254) })]),
    is_premium: z.boolean(),
    revision: z.number().int().min(1).optional(),
  }),
  reply: z.object({ found: z.boolean() }),
});

/**
 * Deletes an account as its user would, without the password: maintenance, for accounts that a
 * restored backup brought back. `found` is false when there is none. Idempotent. The designated
 * admin's is a conflict.
 */
export const accountsRemove = defineRpc('auth.accounts.remove.v1', {
  access: 'internal',
  request: z.object({ user_id: id }),
  reply: z.object({ found: z.boolean() }),
});

/** auth's own settings that the browser needs: whose e-mail shows the Admin button. */
export const accountsSettings = defineRpc('auth.accounts.settings.v1', {
  access: 'internal',
  request: z.object({}),
  reply: z.object({ admin_email: z.string() }),
});

/**
 * Deletes the caller's account for good and tells every service. Errors: unauthenticated when it
 * is gone already; forbidden for a wrong password; conflict for the designated admin's.
 */
export const accountsDelete = defineRpc('auth.accounts.delete.v1', {
  access: 'signed-in',
  request: z.object({ actor, body: accountDeletion }),
  reply: z.null(),
});

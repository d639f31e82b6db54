import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { id } from '../wire/ids.js';
import { accountsHttp } from './endpoints.js';
import { begunSession, client, contact, login, registration } from './schemas.js';

export const accountsRpc = {
  /** Creates an account. Errors: conflict EMAIL_TAKEN; invalid for a common password. */
  register: defineRpc('auth.accounts.register.v1', {
    access: 'public',
    request: z.object({ body: registration, client }),
    reply: begunSession,
  }),

  /**
   * Checks a password. If the account has a second factor, the reply is an `mfa_token` for
   * `mfa.logIn` in place of a session. Errors: invalid_credentials; forbidden for a suspended account.
   * An unknown e-mail gets the same error as a wrong password, after the same time.
   */
  logIn: defineRpc('auth.accounts.logIn.v1', {
    access: 'public',
    request: z.object({ body: login, client }),
    reply: z.union([begunSession, z.object({ mfa_token: z.string() })]),
  }),

  get: rpcBehind('auth', accountsHttp.get),

  /**
   * The current user of a verified token, which the gateway looks up before every request; null if the user
   * no longer exists or the session has ended (ACCOUNT-16). `suspended` means that all calls are refused. A
   * reply that is not `cacheable` counts for one request only: the user's access is changing.
   */
  resolve: defineRpc('auth.accounts.resolve.v1', {
    access: 'internal',
    request: z.object({ user_id: id, session_id: id }),
    reply: actor.extend({ suspended: z.boolean(), cacheable: z.boolean() }).nullable(),
  }),

  /** Whether a device token issued at `issued_at` (in seconds) is still valid (LIMIT-6). */
  knowsDevice: defineRpc('auth.accounts.knowsDevice.v1', {
    access: 'internal',
    request: z.object({ user_id: id, issued_at: z.number() }),
    reply: z.object({ known: z.boolean() }),
  }),

  /** Names and addresses; unknown ids are left out. An address that is not verified is empty (ACCOUNT-13). */
  listContacts: defineRpc('auth.accounts.listContacts.v1', {
    access: 'internal',
    request: z.object({ user_ids: z.array(id).max(500) }),
    reply: z.array(contact.extend({ user_id: id })),
  }),

  /**
   * Starts or ends a user's Investor Access or Founder Pro. Without `is_pro` Founder Pro stays as it is.
   * `revision` is the number of billing's changes of this user. A call with a lower one than the last is
   * ignored, so calls and events may arrive in any order. A call without it (maintenance) always applies.
   * The reply is sent when no gateway holds the former rights, at the latest {@link IDENTITY_LEASE_MS}
   * after the call.
   */
  setPremium: defineRpc('auth.accounts.setPremium.v1', {
    access: 'internal',
    request: z.object({
      who: z.union([z.object({ user_id: id }), z.object({ email: z.string().max(254) })]),
      is_premium: z.boolean(),
      is_pro: z.boolean().optional(),
      revision: z.number().int().min(1).optional(),
    }),
    reply: z.object({ found: z.boolean() }),
  }),

  /** Deletes an account without its password, for maintenance. Errors: conflict for the designated admin. */
  remove: defineRpc('auth.accounts.remove.v1', {
    access: 'internal',
    request: z.object({ user_id: id }),
    reply: z.object({ found: z.boolean() }),
  }),

  /** Publishes the deletion, too. */
  delete: rpcBehind('auth', accountsHttp.delete),
};

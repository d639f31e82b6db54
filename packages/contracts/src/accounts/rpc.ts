import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import type { ServiceName } from '../operations/services.js';
import { id } from '../wire/ids.js';
import {
  aiWorkerSections,
  billingSections,
  marketplaceSections,
  notificationsSections,
  startupsSections,
} from './export.js';
import { accountDeletion, contact, login, registration, session, user } from './schemas.js';

/**
 * A page of one section of what a service holds on the caller, and on nobody else: there is no
 * field by which another user could be named. Pages stay below one message of NATS; the next
 * cursor travels in the answer's headers.
 */
function exportRpc<S extends Record<string, z.ZodType>>(service: ServiceName, sections: S) {
  const names = Object.keys(sections) as (keyof S & string)[];
  return defineRpc(`${service}.accounts.export.v1`, {
    formerly: [`${service}.privacy.export.v1`],
    access: 'signed-in',
    request: z.object({ actor, section: z.enum(names), cursor: z.string().max(300).optional() }),
    reply: z.array(z.looseObject({ id: z.string() })),
  });
}

export const accountsRpc = {
  export: {
    startups: exportRpc('startups', startupsSections),
    marketplace: exportRpc('marketplace', marketplaceSections),
    billing: exportRpc('billing', billingSections),
    notifications: exportRpc('notifications', notificationsSections),
    'ai-worker': exportRpc('ai-worker', aiWorkerSections),
  },

  /** Creates an account. Errors: conflict EMAIL_TAKEN. */
  register: defineRpc('auth.accounts.register.v1', {
    access: 'public',
    request: z.object({ body: registration }),
    reply: session,
  }),

  /** Checks a password. Errors: invalid_credentials, the same and as slow for an unknown e-mail. */
  logIn: defineRpc('auth.accounts.logIn.v1', {
    formerly: ['auth.accounts.log-in.v1'],
    access: 'public',
    request: z.object({ body: login }),
    reply: session,
  }),

  /** The caller's own record. Errors: unauthenticated when the user no longer exists. */
  get: defineRpc('auth.accounts.get.v1', {
    formerly: ['auth.accounts.me.v1'],
    access: 'signed-in',
    request: z.object({ actor }),
    reply: user,
  }),

  /**
   * Who a verified token stands for now: the gateway asks before every request.
   * null when the user no longer exists.
   */
  resolve: defineRpc('auth.accounts.resolve.v1', {
    access: 'internal',
    request: z.object({ user_id: id }),
    reply: actor.nullable(),
  }),

  /** Names and addresses of users, for answers that need them; unknown ids are left out. */
  listContacts: defineRpc('auth.accounts.listContacts.v1', {
    formerly: ['auth.accounts.contacts.v1'],
    access: 'internal',
    request: z.object({ user_ids: z.array(id).max(500) }),
    reply: z.array(contact.extend({ user_id: id })),
  }),

  /**
   * Begins or ends Investor Access for a user; `found` is false when there is none. Idempotent.
   * `revision` is billing's count of changes for this user: an older one than was seen is ignored,
   * so that calls and events may arrive in any order. Without it (maintenance) it always applies.
   */
  setPremium: defineRpc('auth.accounts.setPremium.v1', {
    formerly: ['auth.accounts.set-premium.v1'],
    access: 'internal',
    request: z.object({
      who: z.union([z.object({ user_id: id }), z.object({ email: z.string().max(254) })]),
      is_premium: z.boolean(),
      revision: z.number().int().min(1).optional(),
    }),
    reply: z.object({ found: z.boolean() }),
  }),

  /**
   * Deletes an account as its user would, without the password: maintenance, for accounts that a
   * restored backup brought back. `found` is false when there is none. Idempotent. The designated
   * admin's is a conflict.
   */
  remove: defineRpc('auth.accounts.remove.v1', {
    access: 'internal',
    request: z.object({ user_id: id }),
    reply: z.object({ found: z.boolean() }),
  }),

  /**
   * Deletes the caller's account for good and tells every service. Errors: unauthenticated when it
   * is gone already; forbidden for a wrong password; conflict for the designated admin's.
   */
  delete: defineRpc('auth.accounts.delete.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: accountDeletion }),
    reply: z.null(),
  }),
};

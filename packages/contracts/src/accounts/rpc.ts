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
 * A page of one section of the caller's data in a service. The request cannot name another user.
 * A page fits into one NATS message; the next cursor is in the reply's headers.
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

  /**
   * Checks a password. Errors: invalid_credentials. An unknown e-mail gets the same error after the
   * same time.
   */
  logIn: defineRpc('auth.accounts.logIn.v1', {
    formerly: ['auth.accounts.log-in.v1'],
    access: 'public',
    request: z.object({ body: login }),
    reply: session,
  }),

  /** The caller's account. Errors: unauthenticated if the account no longer exists. */
  get: defineRpc('auth.accounts.get.v1', {
    formerly: ['auth.accounts.me.v1'],
    access: 'signed-in',
    request: z.object({ actor }),
    reply: user,
  }),

  /**
   * The current user of a verified token, which the gateway looks up before every request; null if
   * the user no longer exists.
   */
  resolve: defineRpc('auth.accounts.resolve.v1', {
    access: 'internal',
    request: z.object({ user_id: id }),
    reply: actor.nullable(),
  }),

  /** Names and e-mail addresses of users; unknown ids are left out. */
  listContacts: defineRpc('auth.accounts.listContacts.v1', {
    formerly: ['auth.accounts.contacts.v1'],
    access: 'internal',
    request: z.object({ user_ids: z.array(id).max(500) }),
    reply: z.array(contact.extend({ user_id: id })),
  }),

  /**
   * Starts or ends a user's Investor Access; `found` is false if the user does not exist. Idempotent.
   * `revision` counts billing's changes for this user. A revision older than the last one is
   * ignored, so calls and events may arrive in any order. A call without it (maintenance) always
   * applies.
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
   * Deletes an account without its password. For maintenance, when a restored backup brings deleted
   * accounts back. `found` is false if the account does not exist. Idempotent. Errors: conflict for
   * the designated admin.
   */
  remove: defineRpc('auth.accounts.remove.v1', {
    access: 'internal',
    request: z.object({ user_id: id }),
    reply: z.object({ found: z.boolean() }),
  }),

  /**
   * Permanently deletes the caller's account and publishes the deletion. Errors: unauthenticated if
   * already deleted; forbidden for a wrong password; conflict for the designated admin.
   */
  delete: defineRpc('auth.accounts.delete.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: accountDeletion }),
    reply: z.null(),
  }),
};

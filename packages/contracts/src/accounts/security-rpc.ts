import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { id } from '../wire/ids.js';
import {
  accountChange,
  accountMailKind,
  accountSession,
  begunSession,
  client,
  contact,
  emailVerification,
  endedSessions,
  factorConfirmation,
  factorLogin,
  factorRemoval,
  factorRequest,
  factorSetup,
  mfaToken,
  passwordChange,
  passwordRequest,
  passwordReset,
  recoveryCodes,
  user,
} from './schemas.js';

export const emailsRpc = {
  /** Confirms an address. Errors: not_found for a used, expired or unknown link; conflict EMAIL_TAKEN. */
  verify: defineRpc('auth.emails.verify.v1', {
    access: 'public',
    request: z.object({ body: emailVerification }),
    reply: user,
  }),

  /** Sends the verification link again; the former one stops working. Errors: conflict if verified. */
  resend: defineRpc('auth.emails.resend.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: user,
  }),

  /** Restores the former address of an account and ends all its sessions. Errors: not_found. */
  undo: defineRpc('auth.emails.undo.v1', {
    access: 'public',
    request: z.object({ body: emailVerification }),
    reply: user,
  }),
};

export const accountMailsRpc = {
  /**
   * The content of a mail that `mail.requested.v1` asked for, read when the mail is sent, so
   * that no event, log or table contains a link. `link` is a path with the token, e.g.
   * `/verify?token=…`; null for notices. `details` are sentences' facts, e.g. the device. The reply
   * is null if the mail is no longer wanted: the link was used, replaced or has expired, or the
   * account was deleted.
   */
  get: defineRpc('auth.accountMails.get.v1', {
    access: 'internal',
    request: z.object({ mail_id: id }),
    reply: z
      .object({
        to: contact,
        kind: accountMailKind,
        link: z.string().max(600).nullable(),
        details: z.record(z.string(), z.string()),
      })
      .nullable(),
  }),
};

export const passwordsRpc = {
  /** Sends a reset link if the address has an account. The same reply in the same time otherwise. */
  forgot: defineRpc('auth.passwords.forgot.v1', {
    access: 'public',
    request: z.object({ body: passwordRequest }),
    reply: z.object({ accepted: z.literal(true) }),
  }),

  /** Sets a new password and ends all sessions. Errors: not_found for a link that does not work; invalid. */
  reset: defineRpc('auth.passwords.reset.v1', {
    access: 'public',
    request: z.object({ body: passwordReset }),
    reply: user,
  }),

  /** Changes the password and ends all other sessions. Errors: forbidden for a wrong password; invalid. */
  change: defineRpc('auth.passwords.change.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: passwordChange }),
    reply: user,
  }),
};

export const profileRpc = {
  /** Changes the name; asks a new e-mail address for confirmation. Errors: conflict. */
  update: defineRpc('auth.profile.update.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: accountChange }),
    reply: user,
  }),
};

export const sessionsRpc = {
  /** The caller's sessions, the last seen first. */
  list: defineRpc('auth.sessions.list.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: z.array(accountSession),
  }),

  /** Ends one of the caller's sessions. Errors: not_found, also for another user's session. */
  end: defineRpc('auth.sessions.end.v1', {
    access: 'signed-in',
    request: z.object({ actor, session_id: z.string().max(100) }),
    reply: z.null(),
  }),

  /** Ends the caller's present session. */
  logOut: defineRpc('auth.sessions.logOut.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: endedSessions,
  }),

  /** Ends all sessions of the caller. */
  logOutAll: defineRpc('auth.sessions.logOutAll.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: endedSessions,
  }),
};

export const mfaRpc = {
  /**
   * The account that an mfa_token is for, so that the gateway counts wrong codes of it; null for a
   * token that `logIn` would refuse.
   */
  accountOf: defineRpc('auth.mfa.accountOf.v1', {
    access: 'internal',
    request: z.object({ mfa_token: mfaToken }),
    reply: z.object({ email: z.string() }).nullable(),
  }),

  /**
   * Completes a log-in. Errors: invalid_credentials for a wrong code, or an mfa_token that is
   * forged, used or older than five minutes; forbidden for a suspended account.
   */
  logIn: defineRpc('auth.mfa.logIn.v1', {
    access: 'public',
    request: z.object({ body: factorLogin, client: client.optional() }),
    reply: begunSession,
  }),

  /**
   * Makes a new secret, which counts after its confirmation. Errors: forbidden ENTER_PASSWORD or
   * WRONG_PASSWORD in a session whose log-in is older than 15 minutes; conflict MFA_ON.
   */
  setup: defineRpc('auth.mfa.setup.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: factorRequest.optional() }),
    reply: factorSetup,
  }),

  /** Turns the second factor on and ends all other sessions. Errors: forbidden WRONG_CODE; conflict. */
  confirm: defineRpc('auth.mfa.confirm.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: factorConfirmation }),
    reply: recoveryCodes,
  }),

  /**
   * Turns an account's second factor off without a code or password. For maintenance, after its
   * owner lost both the app and the recovery codes. Ends all sessions. `found` is false for an
   * unknown address; `removed` is false for an account without a second factor.
   */
  remove: defineRpc('auth.mfa.remove.v1', {
    access: 'internal',
    request: z.object({ email: z.string().max(254) }),
    reply: z.object({ found: z.boolean(), removed: z.boolean() }),
  }),

  /** Turns the second factor off. Errors: forbidden; conflict MFA_OFF. */
  disable: defineRpc('auth.mfa.disable.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: factorRemoval }),
    reply: user,
  }),
};

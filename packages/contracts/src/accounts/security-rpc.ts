import { z } from 'zod';

import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { MAX_SESSIONS_ASKED } from './identities.js';
import {
  accountMailKind,
  begunSession,
  client,
  contact,
  emailVerification,
  factorLogin,
  mfaToken,
  passwordRequest,
  passwordReset,
  user,
} from './schemas.js';
import { emailsHttp, mfaHttp, passwordsHttp, profileHttp, sessionsHttp } from './security-endpoints.js';

export const emailsRpc = {
  /** Confirms an address. Errors: not_found for a used, expired or unknown link; conflict EMAIL_TAKEN. */
  verify: defineRpc('auth.emails.verify.v1', {
    access: 'public',
    request: z.object({ body: emailVerification }),
    reply: user,
  }),

  resend: rpcBehind('auth', emailsHttp.resend),

  /** Restores the former address of an account and ends all its sessions. Errors: not_found. */
  undo: defineRpc('auth.emails.undo.v1', {
    access: 'public',
    request: z.object({ body: emailVerification }),
    reply: user,
  }),
};

export const accountMailsRpc = {
  /**
   * The content of a mail, read when it is sent, so that no event, log or table contains a link. `link` is
   * a path with the token (`/verify?token=…`); null for notices. `details` are facts for sentences, e.g. the
   * device. `is_proven` says whether the user has proven that the address is theirs. Null if the mail is no
   * longer wanted: its link was used, replaced or has expired, or the account is deleted.
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
        is_proven: z.boolean(),
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

  change: rpcBehind('auth', passwordsHttp.change),
};

export const profileRpc = {
  update: rpcBehind('auth', profileHttp.update),
};

export const sessionsRpc = {
  list: rpcBehind('auth', sessionsHttp.list),
  end: rpcBehind('auth', sessionsHttp.end, { session_id: pathId }),
  logOut: rpcBehind('auth', sessionsHttp.logOut),
  logOutAll: rpcBehind('auth', sessionsHttp.logOutAll),

  /**
   * Which of the sessions have ended, or belong to a suspended or deleted user. Gateways ask for those of
   * their open live streams.
   */
  findRefused: defineRpc('auth.sessions.findRefused.v1', {
    access: 'internal',
    request: z.object({ session_ids: z.array(id).max(MAX_SESSIONS_ASKED) }),
    reply: z.object({ session_ids: z.array(id) }),
  }),
};

export const mfaRpc = {
  /** The account of an mfa_token, so that the gateway counts its wrong codes; null for an invalid token. */
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
    request: z.object({ body: factorLogin, client }),
    reply: begunSession,
  }),

  /** The secret counts after its confirmation. Asks for the password if the log-in is older than 15 minutes. */
  setup: rpcBehind('auth', mfaHttp.setup),
  confirm: rpcBehind('auth', mfaHttp.confirm),

  /** Turns an account's second factor off without a code, for maintenance, and ends all sessions. */
  remove: defineRpc('auth.mfa.remove.v1', {
    access: 'internal',
    request: z.object({ email: z.string().max(254) }),
    reply: z.object({ found: z.boolean(), removed: z.boolean() }),
  }),

  disable: rpcBehind('auth', mfaHttp.disable),
};

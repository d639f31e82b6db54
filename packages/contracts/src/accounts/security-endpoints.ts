import { z } from 'zod';

import { exampleUser } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  ACCOUNT_SUSPENDED,
  ADMIN_EMAIL_STAYS,
  EMAIL_ALREADY_VERIFIED,
  EMAIL_TAKEN,
  ENTER_CODE,
  ENTER_PASSWORD,
  LINK_INVALID,
  MFA_NOT_SET_UP,
  MFA_OFF,
  MFA_ON,
  SESSION_UNKNOWN,
  WRONG_CODE,
  WRONG_PASSWORD,
  WRONG_SECOND_FACTOR,
} from '../sentences.js';
import {
  accountChange,
  accountSession,
  emailVerification,
  endedSessions,
  factorConfirmation,
  factorLogin,
  factorRemoval,
  factorRequest,
  factorSetup,
  passwordChange,
  passwordRequest,
  passwordReset,
  recoveryCodes,
  session,
  user,
} from './schemas.js';

const exampleToken = '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10.q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ';

export const emailsHttp = {
  verify: endpoint('emails.verify', 'POST /auth/verify', {
    tag: 'Accounts',
    summary: 'Confirm an e-mail address with the link of a mail',
    description:
      'Confirms the address of a registration (24 hours) or a new address of an account. The link works once.',
    access: 'public',
    body: emailVerification,
    reply: user,
    errors: { 404: [LINK_INVALID], 409: [EMAIL_TAKEN] },
    limit: 'accounts',
    examples: { body: { token: exampleToken }, reply: exampleUser },
  }),

  resend: endpoint('emails.resend', 'POST /auth/verify/resend', {
    tag: 'Accounts',
    summary: 'Send the link that confirms the e-mail address again',
    description: 'The former link stops working. At most five times an hour.',
    access: 'signed-in',
    reply: user,
    errors: { 409: [EMAIL_ALREADY_VERIFIED] },
    limit: 'changes',
    examples: { reply: { ...exampleUser, email_verified: false } },
  }),

  undo: endpoint('emails.undo', 'POST /auth/email/undo', {
    tag: 'Accounts',
    summary: 'Undo a change of the e-mail address with the link sent to the former address',
    description:
      'Works once, within 72 hours. It restores the former address and ends all sessions; a password reset follows by mail.',
    access: 'public',
    body: emailVerification.meta({ id: 'EmailUndo' }),
    reply: user,
    errors: { 404: [LINK_INVALID], 409: [EMAIL_TAKEN] },
    limit: 'accounts',
    examples: { body: { token: exampleToken }, reply: exampleUser },
  }),
};

export const passwordsHttp = {
  forgot: endpoint('passwords.forgot', 'POST /auth/password/forgot', {
    tag: 'Accounts',
    summary: 'Send a link that sets a new password',
    description: 'The same answer, after the same time, whether or not the address has an account.',
    access: 'public',
    body: passwordRequest,
    reply: z.object({ accepted: z.literal(true) }).meta({ id: 'Accepted' }),
    status: 202,
    limit: 'accounts',
    examples: { body: { email: 'amara@example.com' }, reply: { accepted: true } },
  }),

  reset: endpoint('passwords.reset', 'POST /auth/password/reset', {
    tag: 'Accounts',
    summary: 'Set a new password with the link of a mail',
    description: 'The link works once, within 30 minutes. All sessions end.',
    access: 'public',
    body: passwordReset,
    reply: user,
    errors: { 404: [LINK_INVALID] },
    limit: 'accounts',
    examples: { body: { token: exampleToken, password: 'correct horse battery' }, reply: exampleUser },
  }),

  change: endpoint('passwords.change', 'PUT /auth/password', {
    tag: 'Accounts',
    summary: 'Change the password',
    description:
      'All other sessions end. Wrong passwords and codes are limited like failed log-ins, by user.',
    access: 'signed-in',
    body: passwordChange,
    reply: user,
    limit: 'changes',
    errors: { 403: [WRONG_PASSWORD, ENTER_CODE, WRONG_CODE] },
    examples: {
      body: { current_password: 'correct horse battery', new_password: 'battery staple horse' },
      reply: exampleUser,
    },
  }),
};

export const profileHttp = {
  update: endpoint('profile.update', 'PATCH /auth/me', {
    tag: 'Accounts',
    summary: "Change the signed-in user's name or e-mail address",
    description:
      'A new address takes effect when its owner opens the link sent to it. The former address is told and can undo the change for 72 hours.',
    access: 'signed-in',
    body: accountChange,
    reply: user,
    limit: 'changes',
    errors: {
      403: [ENTER_PASSWORD, WRONG_PASSWORD, ENTER_CODE, WRONG_CODE],
      409: [EMAIL_TAKEN, ADMIN_EMAIL_STAYS, MFA_OFF],
    },
    examples: {
      body: { name: 'Amara O.', email: 'amara.osei@example.com' },
      reply: { ...exampleUser, name: 'Amara O.', pending_email: 'amara.osei@example.com' },
    },
  }),
};

export const sessionsHttp = {
  list: endpoint('sessions.list', 'GET /auth/sessions', {
    tag: 'Accounts',
    summary: "List the signed-in user's sessions, the last seen first",
    access: 'signed-in',
    reply: z.array(accountSession),
    examples: {
      reply: [
        {
          id: '01936f70-4321-7abc-8def-0123456789ab',
          device: 'Firefox on Windows',
          address: '203.0.113.x',
          created_at: '2026-11-20T09:30:00.000Z',
          last_seen_at: '2026-11-20T10:00:00.000Z',
          current: true,
        },
      ],
    },
  }),

  end: endpoint('sessions.end', 'DELETE /auth/sessions/{id}', {
    tag: 'Accounts',
    summary: 'Log a session out',
    description: 'Its token is refused at once, and its live stream ends.',
    access: 'signed-in',
    errors: { 404: [SESSION_UNKNOWN] },
  }),

  logOut: endpoint('sessions.logOut', 'POST /auth/logout', {
    tag: 'Accounts',
    summary: 'Log this session out',
    access: 'signed-in',
    reply: endedSessions,
    examples: { reply: { ended: 1 } },
  }),

  logOutAll: endpoint('sessions.logOutAll', 'POST /auth/logout-all', {
    tag: 'Accounts',
    summary: 'Log all sessions out, this one included',
    access: 'signed-in',
    reply: endedSessions,
    examples: { reply: { ended: 3 } },
  }),
};

export const mfaHttp = {
  logIn: endpoint('mfa.logIn', 'POST /auth/login/mfa', {
    tag: 'Accounts',
    summary: 'Complete a log-in with the second factor',
    description:
      'Takes the mfa_token of the 401 of the log-in, which is valid for five minutes. Wrong codes count as failed log-ins.',
    access: 'public',
    body: factorLogin,
    reply: session,
    errors: { 401: [WRONG_SECOND_FACTOR], 403: [ACCOUNT_SUSPENDED] },
    limit: 'log-ins',
    liveEventId: true,
    examples: {
      body: { mfa_token: 'eyJhbGciOiJSUzI1NiJ9…', code: '492039' },
      reply: { access_token: 'eyJhbGciOiJSUzI1NiJ9…', user: exampleUser },
    },
  }),

  setup: endpoint('mfa.setup', 'POST /auth/mfa/setup', {
    tag: 'Accounts',
    summary: 'Begin to set up two-factor authentication',
    description: 'A second call replaces the secret of the first.',
    access: 'signed-in',
    body: factorRequest.optional(),
    reply: factorSetup,
    limit: 'changes',
    errors: { 403: [ENTER_PASSWORD, WRONG_PASSWORD], 409: [MFA_ON] },
    examples: {
      body: { current_password: 'correct horse' },
      reply: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        otpauth_url:
          'otpauth://totp/Proofround:amara%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Proofround',
      },
    },
  }),

  confirm: endpoint('mfa.confirm', 'POST /auth/mfa/confirm', {
    tag: 'Accounts',
    summary: 'Turn two-factor authentication on with a code of the app',
    description: 'The recovery codes are shown only in this reply. All other sessions end.',
    access: 'signed-in',
    body: factorConfirmation,
    reply: recoveryCodes,
    limit: 'changes',
    errors: { 403: [WRONG_CODE], 409: [MFA_ON, MFA_NOT_SET_UP] },
    examples: {
      body: { code: '492039' },
      reply: {
        recovery_codes: Array.from({ length: 10 }, (_, at) => `k7mq-4xw${at}-p2rt`),
      },
    },
  }),

  disable: endpoint('mfa.disable', 'POST /auth/mfa/disable', {
    tag: 'Accounts',
    summary: 'Turn two-factor authentication off',
    description: 'Requires a code of the app or a recovery code. Wrong ones count as failed log-ins.',
    access: 'signed-in',
    body: factorRemoval,
    reply: user,
    limit: 'changes',
    errors: { 403: [WRONG_CODE], 409: [MFA_OFF] },
    examples: { body: { code: '492039' }, reply: exampleUser },
  }),
};

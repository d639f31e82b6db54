import { z } from 'zod';

import { userType } from '../messaging/access.js';
import { optionalField } from '../wire/fields.js';
import { id, timestamp } from '../wire/ids.js';
import { emailAddress, givenPassword, newPassword, requiredText, TEXT_BOUNDS } from '../wire/text.js';

/** The key under which e-mail addresses are compared: case-insensitive (ACCOUNT-3). */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase();

/** A user as the API shows it (ACCOUNT-2). */
export const user = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    user_type: userType,
    is_premium: z.boolean().describe('Whether Investor Access is active now'),
    is_pro: z.boolean().describe('Whether Founder Pro is active now'),
    created_at: timestamp,
    email_verified: z.boolean().describe('Whether the user has confirmed the e-mail address'),
    pending_email: z.string().nullable().describe('A new e-mail address that the user has not confirmed yet'),
    mfa_enabled: z.boolean().describe('Whether log-in requires a second factor'),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const registration = z
  .object({
    email: emailAddress,
    password: newPassword,
    name: requiredText(TEXT_BOUNDS.name),
    user_type: userType.nullish().transform((value) => value ?? 'startup'),
  })
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registration>;

export const login = z.object({ email: emailAddress, password: givenPassword }).meta({ id: 'Login' });
export type Login = z.infer<typeof login>;

export const session = z.object({ access_token: z.string(), user }).meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

/** A new session, with the token for the browser's cookie unless the browser has one (LIMIT-6). */
export const begunSession = session.extend({ device_token: z.string().max(2000).optional() });
export type BegunSession = z.infer<typeof begunSession>;

export const contact = z.object({ name: z.string(), email: z.string() }).meta({ id: 'Contact' });
export type Contact = z.infer<typeof contact>;

/** Replaces the id of a user whose account was deleted. */
export const FORMER_MEMBER = '00000000-0000-0000-0000-000000000000';
/** The name that others see of a deleted user. */
export const FORMER_MEMBER_NAME = 'Former member';

export const linkToken = requiredText(300).describe('The token of the link in the mail');

export const emailVerification = z.object({ token: linkToken }).meta({ id: 'EmailVerification' });
export type EmailVerification = z.infer<typeof emailVerification>;

export const passwordRequest = z.object({ email: emailAddress }).meta({ id: 'PasswordRequest' });
export type PasswordRequest = z.infer<typeof passwordRequest>;

export const passwordReset = z
  .object({ token: linkToken, password: newPassword })
  .meta({ id: 'PasswordReset' });
export type PasswordReset = z.infer<typeof passwordReset>;

/** A code of an authenticator app, or a recovery code. */
export const factorCode = requiredText(40).describe(
  'The six digits of the authenticator app, or a recovery code',
);

/** Besides the password, so that neither an open session nor a stolen password is enough (ACCOUNT-43). */
const codeWhileOn = optionalField(factorCode).describe('Required while the second factor is on');

export const passwordChange = z
  .object({ current_password: givenPassword, new_password: newPassword, code: codeWhileOn })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof passwordChange>;

const PRESENT_PASSWORD = 'Required when the log-in of the session is older than 15 minutes';

/** PATCH /auth/me. A new e-mail address replaces the old one when its link is opened. */
export const accountChange = z
  .object({
    name: requiredText(TEXT_BOUNDS.name).optional(),
    email: emailAddress.optional(),
    current_password: optionalField(givenPassword).describe(`${PRESENT_PASSWORD} and the address changes`),
    code: optionalField(factorCode).describe('Required when the address changes and the second factor is on'),
  })
  .meta({ id: 'AccountChange' });
export type AccountChange = z.infer<typeof accountChange>;

/**
 * The client of a log-in or registration, as the gateway sees it. `device` is made of the
 * User-Agent header, e.g. "Firefox on Windows"; `address` is the network address without its last
 * part, e.g. "203.0.113.x"; `known` says that the user has signed in with this browser before.
 */
export const client = z.object({
  device: z.string().max(120),
  address: z.string().max(60),
  known: z.boolean(),
});
export type Client = z.infer<typeof client>;

export const accountSession = z
  .object({
    id,
    device: z.string().describe('Browser and system, e.g. Firefox on Windows'),
    address: z.string().describe('The network address without its last part, e.g. 203.0.113.x'),
    created_at: timestamp,
    last_seen_at: timestamp.describe('Accurate to five minutes'),
    current: z.boolean().describe('Whether it is the session of this request'),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof accountSession>;

export const endedSessions = z.object({ ended: z.number().int().min(0) }).meta({ id: 'EndedSessions' });

export const factorConfirmation = z.object({ code: factorCode }).meta({ id: 'FactorConfirmation' });
export type FactorConfirmation = z.infer<typeof factorConfirmation>;

/** DELETE /account: requires the password, and a code if log-in does, so that an open session is not enough. */
export const accountDeletion = z
  .object({
    password: givenPassword,
    code: codeWhileOn,
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** POST /auth/mfa/disable: a code, because the password alone must not end what protects against its loss. */
export const factorRemoval = z.object({ code: factorCode }).meta({ id: 'FactorRemoval' });
export type FactorRemoval = z.infer<typeof factorRemoval>;

/** The token between the two steps of a log-in. Its length depends on the signing key's. */
export const mfaToken = requiredText(2000);

export const factorLogin = z.object({ mfa_token: mfaToken, code: factorCode }).meta({ id: 'FactorLogin' });
export type FactorLogin = z.infer<typeof factorLogin>;

export const factorRequest = z
  .object({ current_password: optionalField(givenPassword).describe(PRESENT_PASSWORD) })
  .meta({ id: 'FactorRequest' });
export type FactorRequest = z.infer<typeof factorRequest>;

/** Reply to POST /auth/mfa/setup. The factor counts only after it is confirmed. */
export const factorSetup = z
  .object({
    secret: z.string().describe('Base32, for typing it into the app'),
    otpauth_url: z.string().describe('For the QR code that the app scans'),
  })
  .meta({ id: 'FactorSetup' });

/** Reply to POST /auth/mfa/confirm. Each code replaces the app's code once; they are shown only here. */
export const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).length(10) })
  .meta({ id: 'RecoveryCodes' });

/** What a mail about an account says. Mails of the first four kinds contain a link. */
export const accountMailKind = z.enum([
  'verify_email',
  'reset_password',
  'confirm_new_email',
  'undo_email_change',
  'password_changed',
  'new_device',
  'mfa_enabled',
  'mfa_disabled',
]);
export type AccountMailKind = z.infer<typeof accountMailKind>;

import { z } from 'zod';

import { userType } from '../messaging/access.js';
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
    created_at: timestamp,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/** POST /auth/register. */
export const registration = z
  .object({
    email: emailAddress,
    password: newPassword,
    name: requiredText(TEXT_BOUNDS.name),
    user_type: userType.nullish().transform((value) => value ?? 'startup'),
  })
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registration>;

/** POST /auth/login. */
export const login = z.object({ email: emailAddress, password: givenPassword }).meta({ id: 'Login' });
export type Login = z.infer<typeof login>;

/** Reply to registration and login: the session that the browser stores. */
export const session = z.object({ access_token: z.string(), user }).meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

/** A user's name and e-mail address, shown to another user if a rule allows it. */
export const contact = z.object({ name: z.string(), email: z.string() }).meta({ id: 'Contact' });
export type Contact = z.infer<typeof contact>;

/** DELETE /account: requires the password, so that an open session is not enough. */
export const accountDeletion = z.object({ password: givenPassword }).meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** Replaces the id of a user whose account was deleted. */
export const FORMER_MEMBER = '00000000-0000-0000-0000-000000000000';

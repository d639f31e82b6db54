import { z } from 'zod';

import { MFA_NOT_SET_UP } from '../sentences.js';
import { forbidden } from '../wire/errors.js';
import { id } from '../wire/ids.js';

/** The two kinds of account (ACCOUNT-1). */
export const userType = z.enum(['startup', 'investor']).meta({ id: 'UserType' });
export type UserType = z.infer<typeof userType>;

/** The caller, in every RPC. The gateway reads the user from auth, because a token's claims may be out of date. */
export const actor = z.object({
  user_id: id,
  user_type: userType,
  is_premium: z.boolean(),
  /** Whether the user holds Founder Pro now. */
  is_pro: z.boolean(),
  is_admin: z.boolean(),
  /** The designated admin lacks the second factor that is required; `is_admin` is then false. */
  admin_needs_factor: z.boolean().optional(),
  /** Whether the e-mail address is verified. */
  email_verified: z.boolean(),
  /** The session of the token. Absent in calls that no session makes. */
  session_id: id.optional(),
});
export type Actor = z.infer<typeof actor>;

/** A required role, with the message for a user who lacks it. */
export interface AccessRule {
  readonly requires:
    'founder' | 'investor' | 'investor-access' | 'access-of-investors' | 'admin' | 'verified-email';
  readonly detail: string;
}

/**
 * Who may call: anyone, our own processes only (`internal`: no endpoint, and NATS permissions refuse
 * others), any signed-in user, or a user who fulfils all rules, checked in order.
 */
export type Access = 'public' | 'internal' | 'signed-in' | readonly AccessRule[];

function fulfils(rule: AccessRule, caller: Actor): boolean {
  switch (rule.requires) {
    case 'founder':
      return caller.user_type === 'startup';
    case 'investor':
      return caller.user_type === 'investor';
    case 'investor-access':
      return caller.is_premium;
    // Founders pass: they have no profile, so the service replies 404.
    case 'access-of-investors':
      return caller.user_type !== 'investor' || caller.is_premium || caller.is_admin;
    case 'admin':
      return caller.is_admin;
    case 'verified-email':
      return caller.email_verified;
  }
}

/**
 * Refuses a caller without a required role. The gateway checks before it parses the body, so that
 * 403 takes precedence over 422; the service checks every request again.
 * @throws DomainError forbidden
 */
export function assertAccess(access: Access, caller: Actor): void {
  if (typeof access === 'string') return;
  for (const rule of access) {
    if (fulfils(rule, caller)) continue;
    const needsFactor = rule.requires === 'admin' && caller.admin_needs_factor === true;
    throw forbidden(needsFactor ? MFA_NOT_SET_UP : rule.detail);
  }
}

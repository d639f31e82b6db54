import { z } from 'zod';

import { id } from '../wire/ids.js';
import { forbidden } from '../wire/errors.js';

/** The two kinds of account (ACCOUNT-1). */
export const userType = z.enum(['startup', 'investor']).meta({ id: 'UserType' });
export type UserType = z.infer<typeof userType>;

/**
 * Who asks. The gateway resolves it from the token and from auth's present record of the user
 * (never from claims), and it travels in every RPC request.
 */
export const actor = z.object({
  user_id: id,
  user_type: userType,
  /** Whether the user holds Investor Access now. */
  is_premium: z.boolean(),
  /** Whether the user is the designated admin. */
  is_admin: z.boolean(),
});
export type Actor = z.infer<typeof actor>;

/** What a whole role may or may not do, with the sentence that a refused user reads. */
export interface Gate {
  readonly requires: 'founder' | 'investor' | 'investor-access' | 'access-of-investors' | 'admin';
  readonly detail: string;
}

/**
 * Who may call: anyone; any signed-in user; who passes every gate in order; or only our own
 * processes ('internal': no endpoint leads there, and NATS permissions keep others out).
 */
export type Access = 'public' | 'internal' | 'signed-in' | readonly Gate[];

function passes(gate: Gate, who: Actor): boolean {
  switch (gate.requires) {
    case 'founder':
      return who.user_type === 'startup';
    case 'investor':
      return who.user_type === 'investor';
    case 'investor-access':
      return who.is_premium;
    // Whose profile cannot be there at all is told so by the service: 404.
    case 'access-of-investors':
      return who.user_type !== 'investor' || who.is_premium || who.is_admin;
    case 'admin':
      return who.is_admin;
  }
}

/**
 * Refuses a caller whose role may not make this call. The gateway asks early, so that a 403
 * comes before a 422; the owning service asks again for every message.
 */
export function assertAccess(access: Access, who: Actor): void {
  if (typeof access === 'string') return;
  for (const gate of access) {
    if (!passes(gate, who)) throw forbidden(gate.detail);
  }
}

import { type AdminUser, type User, userType } from '@proofround/contracts';
import { z } from 'zod';

import type { UserRow } from './user.entity.js';

/** The columns of a user that the API shows. */
export const shownColumns = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  user_type: userType,
  is_premium: z.boolean(),
  is_pro: z.boolean(),
  created_at: z.date(),
  email_verified_at: z.date().nullable(),
  pending_email: z.string().nullable(),
  mfa_enabled_at: z.date().nullable(),
});

/** The user as the API shows it. */
export function toUser(row: z.output<typeof shownColumns>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    user_type: row.user_type,
    is_premium: row.is_premium,
    is_pro: row.is_pro,
    created_at: row.created_at.toISOString(),
    email_verified: row.email_verified_at !== null,
    pending_email: row.pending_email,
    mfa_enabled: row.mfa_enabled_at !== null,
  };
}

/** The user as the admin sees it. */
export const toAdminUser = (row: UserRow): AdminUser => ({
  ...toUser(row),
  suspended_at: row.suspended_at?.toISOString() ?? null,
  suspension_reason: row.suspension_reason,
});

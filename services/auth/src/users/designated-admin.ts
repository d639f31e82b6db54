import { emailKey } from '@proofround/contracts';

import type { AuthConfig } from '../config.js';
import type { UserRow } from './user.entity.js';

/**
 * Whether this is the designated admin's account: the one that auth created for ADMIN_EMAIL. An
 * account that somebody registered under the address before it was configured is not (ACCOUNT-9).
 */
export function isDesignatedAdmin(
  { is_admin, email_key }: Pick<UserRow, 'is_admin' | 'email_key'>,
  { ADMIN_EMAIL }: Pick<AuthConfig, 'ADMIN_EMAIL'>,
): boolean {
  return is_admin && email_key === emailKey(ADMIN_EMAIL);
}

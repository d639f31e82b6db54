import { emailKey, forbidden, unauthenticated, type UserType, WRONG_PASSWORD } from '@proofround/contracts';
import {
  Check,
  Column,
  Entity,
  type EntityManager,
  type FindOptionsWhere,
  Index,
  PrimaryColumn,
} from 'typeorm';

import type { AuthConfig } from '../config.js';

@Entity('users')
@Check('users_user_type', `"user_type" IN ('startup', 'investor')`)
@Index('users_premium', { synchronize: false })
@Index('users_name_search', { synchronize: false })
@Index('users_email_search', { synchronize: false })
export class UserRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** As the user typed it. */
  @Column('text')
  email: string;

  /** The normalised e-mail address, unique regardless of case. */
  @Index('users_email_key', { unique: true })
  @Column('text')
  email_key: string;

  @Column('text')
  password_hash: string;

  @Column('text')
  user_type: UserType;

  @Column('boolean', { default: false })
  is_premium: boolean;

  @Column('boolean', { default: false })
  is_pro: boolean;

  /** The revision of billing's last applied change of `is_premium` or `is_pro`. */
  @Column('int', { default: 0 })
  premium_revision: number;

  /** The announced change of `is_premium` or `is_pro`. Until it is null again, no gateway caches the user. */
  @Column('uuid', { nullable: true })
  access_change: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When the user confirmed the address; null until then. */
  @Column('timestamptz', { nullable: true })
  email_verified_at: Date | null;

  /** A new address that is not confirmed yet. */
  @Column('text', { nullable: true })
  pending_email: string | null;

  /** Whether auth created this account as the designated admin's. A registered account never becomes it. */
  @Column('boolean', { default: false })
  is_admin: boolean;

  /** The accepted version of the Terms; null for the admin and for accounts from before 23 November 2026. */
  @Column('text', { nullable: true })
  terms_version: string | null;

  @Column('timestamptz', { nullable: true })
  terms_accepted_at: Date | null;

  @Column('timestamptz', { nullable: true })
  suspended_at: Date | null;

  @Column('text', { nullable: true })
  suspension_reason: string | null;

  /** Device tokens issued before do not count; null if all do. */
  @Column('timestamptz', { nullable: true })
  devices_since: Date | null;

  /** Of the admin: the hash of the ADMIN_PASSWORD that was applied last. */
  @Column('text', { nullable: true })
  configured_password: string | null;

  /** The secret of the authenticator app, encrypted. It counts only once `mfa_enabled_at` is set. */
  @Column('text', { nullable: true })
  mfa_secret: string | null;

  @Column('timestamptz', { nullable: true })
  mfa_enabled_at: Date | null;

  /** The time step of the last accepted code, so that a code works once. */
  @Column('bigint', { default: 0 })
  mfa_last_step: string;
}

/** Finds a user and locks the row until the transaction ends. */
export const lockUser = (tx: EntityManager, where: FindOptionsWhere<UserRow>): Promise<UserRow | null> =>
  tx.findOne(UserRow, { where, lock: { mode: 'pessimistic_write' } });

/**
 * Locks the caller's own account. `verifiedHash` is the password hash that the caller's password matched
 * before the transaction.
 * @throws DomainError unauthenticated if the account is deleted; forbidden if another
 * password was stored since
 */
export async function lockCaller(tx: EntityManager, id: string, verifiedHash?: string): Promise<UserRow> {
  const user = await lockUser(tx, { id });
  if (!user) throw unauthenticated();
  if (verifiedHash !== undefined && user.password_hash !== verifiedHash) throw forbidden(WRONG_PASSWORD);
  return user;
}

/** Whether this is the account that auth created for ADMIN_EMAIL, not one registered under it (ACCOUNT-9). */
export function isDesignatedAdmin(
  { is_admin, email_key }: Pick<UserRow, 'is_admin' | 'email_key'>,
  { ADMIN_EMAIL }: Pick<AuthConfig, 'ADMIN_EMAIL'>,
): boolean {
  return is_admin && email_key === emailKey(ADMIN_EMAIL);
}

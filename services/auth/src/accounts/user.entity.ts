import type { UserType } from '@proofround/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('users')
@Check('users_user_type', `"user_type" IN ('startup', 'investor')`)
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

  /** The revision of billing's last applied change of `is_premium`. */
  @Column('int', { default: 0 })
  premium_revision: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

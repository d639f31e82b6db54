import type { AccountMailKind } from '@proofround/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { UserRow } from '../users/user.entity.js';

/** A mail about an account. The token of its link is made of its id and never stored. */
@Entity('account_mails')
@Index('account_mails_user', ['user_id', 'kind'])
@Index('account_mails_undo', ['email_key'], { where: `"kind" = 'undo_email_change' AND "used_at" IS NULL` })
export class AccountMailRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @ManyToOne(() => UserRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_mails_user_fk' })
  user?: Relation<UserRow>;

  @Column('text')
  kind: AccountMailKind;

  /** The address that the mail goes to. */
  @Column('text')
  email: string;

  /** The address as it is compared. */
  @Column('text')
  email_key: string;

  /** The session that asked for the mail. */
  @Column('uuid', { nullable: true })
  session_id: string | null;

  @Column('jsonb', { default: {} })
  details: Record<string, string>;

  @Index('account_mails_created')
  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** The end of the link; null for a mail without a link. */
  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;

  /** When the link was used or replaced. */
  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
}

import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { MailRow } from '../mail/mail-row.js';

/** A mail about an account. auth has its content. */
@Entity('account_mail_deliveries')
@Index('account_mail_deliveries_due', { synchronize: false })
@Check('account_mail_deliveries_status', `"status" IN ('pending', 'sending', 'sent', 'dropped', 'failed')`)
export class AccountMailDeliveryRow extends MailRow {
  @PrimaryColumn('uuid')
  mail_id: string;

  @Index('account_mail_deliveries_user')
  @Column('uuid')
  user_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  override next_attempt_at: Date;
}

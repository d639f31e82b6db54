import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { MailRow, STORED_STATUS } from '../mail/mail-row.js';

/** A mail that lists notifications above the recipient's cap. Their mails refer to it by `digest_id`. */
@Entity('digests')
@Index('digests_due', { synchronize: false })
@Index('digests_open', ['user_id'], { unique: true, where: `"status" = 'pending' AND "attempts" = 0` })
@Index('digests_user', ['user_id'])
@Check('digests_status', STORED_STATUS)
export class DigestRow extends MailRow {
  @PrimaryColumn('uuid')
  mail_id: string;

  @Column('uuid')
  user_id: string;

  @Column('timestamptz')
  override next_attempt_at: Date;
}

import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { MailRow, STORED_STATUS } from '../mail/mail-row.js';
import { ThreadRow } from './thread.entity.js';

/** A mail about unread messages. Its content is read when it is sent. */
@Entity('message_mails')
@Index('message_mails_due', { synchronize: false })
@Index('message_mails_waiting', ['thread_id', 'user_id'], {
  unique: true,
  where: `"status" IN ('pending', 'sending')`,
})
@Index('message_mails_thread', ['thread_id', 'user_id'])
@Index('message_mails_digest', { synchronize: false })
@Check('message_mails_status', STORED_STATUS)
export class MessageMailRow extends MailRow {
  @PrimaryColumn('uuid')
  mail_id: string;

  @Column('uuid')
  thread_id: string;

  @ManyToOne(() => ThreadRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thread_id', foreignKeyConstraintName: 'message_mails_thread_fk' })
  thread?: Relation<ThreadRow>;

  /** The recipient. */
  @Column('uuid')
  user_id: string;

  @Column('timestamptz')
  override next_attempt_at: Date;

  /** The digest that contains it instead. */
  @Column('uuid', { nullable: true })
  digest_id: string | null;
}

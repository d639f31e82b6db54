import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { MailTopic } from './mail-caps.js';

/** A mail that counts towards its recipient's caps. Deleted after an hour. */
@Entity('mail_counts')
@Index('mail_counts_recipient', ['recipient'])
export class MailCountRow {
  @PrimaryColumn('uuid')
  mail_id: string;

  /** A hash of the address. */
  @Column('text')
  recipient: string;

  /** Of a mail to an address that nobody has proven to be theirs: a hash of the mailbox behind it. */
  @Index('mail_counts_mailbox', { where: '"mailbox" IS NOT NULL' })
  @Column('text', { nullable: true })
  mailbox: string | null;

  @Column('text')
  topic: MailTopic;

  @Index('mail_counts_age')
  @Column('timestamptz', { default: () => 'now()' })
  counted_at: Date;
}

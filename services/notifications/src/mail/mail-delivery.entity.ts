import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { NotificationRow } from '../inbox/notification.entity.js';

/** Moves by `mailStates`. */
export type MailStatus = 'pending' | 'sending' | 'sent' | 'failed';

@Entity('mail_deliveries')
@Index('mail_deliveries_due', { synchronize: false })
@Check('mail_deliveries_status', `"status" IN ('pending', 'sending', 'sent', 'failed')`)
export class MailDeliveryRow {
  /** One mail per notification. The notification holds the mail's texts. */
  @PrimaryColumn('uuid')
  notification_id: string;

  @OneToOne(() => NotificationRow, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'notification_id',
    foreignKeyConstraintName: 'mail_deliveries_notification_fk',
  })
  notification?: Relation<NotificationRow>;

  @Column('text', { default: 'pending' })
  status: MailStatus;

  /** Attempts started. A replica recognises its own attempt by this number. */
  @Column('int', { default: 0 })
  attempts: number;

  /** While pending: the time of the next attempt. While sending: when another replica may take over. */
  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;

  /** The latest error, without e-mail addresses or the server's own text. */
  @Column('text', { nullable: true })
  last_error: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When it was sent or failed for good. */
  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;
}

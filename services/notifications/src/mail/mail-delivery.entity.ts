import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { NotificationRow } from '../inbox/notification.entity.js';

/** Moves by `mailStates`. What the mail says stands in its notification. */
export type MailStatus = 'pending' | 'sending' | 'sent' | 'failed';

@Entity('mail_deliveries')
@Index('mail_deliveries_due', { synchronize: false })
@Check('mail_deliveries_status', `"status" IN ('pending', 'sending', 'sent', 'failed')`)
export class MailDeliveryRow {
  /** One mail per notification, and thereby per event and user. */
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

  /** Tries begun, the present one included; tells a replica's own try from a later one. */
  @Column('int', { default: 0 })
  attempts: number;

  /** While pending: when to try. While sending: when its replica counts as gone. */
  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;

  /** What went wrong last, without addresses and without what the server wrote. */
  @Column('text', { nullable: true })
  last_error: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When it was sent or failed for good. */
  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;
}

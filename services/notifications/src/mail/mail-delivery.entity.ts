import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { NotificationRow } from '../inbox/notification.entity.js';
import { MailRow, STORED_STATUS } from './mail-row.js';

@Entity('mail_deliveries')
@Index('mail_deliveries_due', { synchronize: false })
@Index('mail_deliveries_digest', { synchronize: false })
@Check('mail_deliveries_status', STORED_STATUS)
export class MailDeliveryRow extends MailRow {
  /** One mail per notification. The notification holds the mail's texts. */
  @PrimaryColumn('uuid')
  notification_id: string;

  @OneToOne(() => NotificationRow, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'notification_id',
    foreignKeyConstraintName: 'mail_deliveries_notification_fk',
  })
  notification?: Relation<NotificationRow>;

  @Column('timestamptz', { default: () => 'now()' })
  override next_attempt_at: Date;

  /** The digest that contains it instead. */
  @Column('uuid', { nullable: true })
  digest_id: string | null;
}

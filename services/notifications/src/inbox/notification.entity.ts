import type { Notification, NotificationType } from '@proofround/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a user was told, and when they read it. */
@Entity('notifications')
@Index('notifications_event', ['event_id', 'user_id'], { unique: true })
@Index('notifications_inbox', ['user_id', 'id'])
@Index('notifications_unread', { synchronize: false })
@Index('notifications_startup', { synchronize: false })
@Index('notifications_names', { synchronize: false })
@Check(
  'notifications_type',
  `"type" IN ('interest_recorded', 'offer_received', 'offer_accepted', 'offer_rejected', 'analysis_complete', 'payment_confirmed', 'startup_held', 'review_decided')`,
)
export class NotificationRow {
  /** Time-ordered: the newest has the highest. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  type: NotificationType;

  @Column('text')
  title: string;

  @Column('text')
  body: string;

  @Column('text', { nullable: true })
  link: string | null;

  /** The startup that the texts speak of: they go when it goes. */
  @Column('uuid', { nullable: true })
  startup_id: string | null;

  /** Somebody else whom the body names; they are taken out of it when their account goes. */
  @Column('uuid', { nullable: true })
  names_user_id: string | null;

  /** The event that it tells of; with the user unique. */
  @Column('uuid')
  event_id: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  read_at: Date | null;
}

export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    body: row.body,
    link: row.link,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

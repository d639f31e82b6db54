import type { Notification, NotificationType } from '@proofround/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('notifications')
@Index('notifications_event', ['event_id', 'user_id'], { unique: true })
@Index('notifications_inbox', ['user_id', 'id'])
@Index('notifications_unread', { synchronize: false })
@Index('notifications_startup', { synchronize: false })
@Index('notifications_names', { synchronize: false })
@Index('notifications_old', { synchronize: false })
@Check(
  'notifications_type',
  `"type" IN ('interest_recorded', 'offer_received', 'offer_accepted', 'offer_rejected', 'analysis_complete', 'payment_confirmed', 'startup_held', 'review_decided', 'reminder_due', 'startup_improved', 'share_opened', 'message_received', 'introduction_requested', 'introduction_answered', 'offer_countered', 'offer_withdrawn', 'deal_opened', 'deal_step', 'deal_reminder', 'deal_completed', 'deal_fell_through', 'listing_reopened', 'payment_failed', 'deal_signed', 'subscription_changed', 'analysis_failed', 'startups_found')`,
)
export class NotificationRow {
  /** Time-ordered: a newer notification has a higher id. */
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

  /** The startup that the texts name. They are erased when it is deleted. */
  @Column('uuid', { nullable: true })
  startup_id: string | null;

  /** Another user whom the body names. The name is erased when their account is deleted. */
  @Column('uuid', { nullable: true })
  names_user_id: string | null;

  /** The interest that it is about; null for other types, and if it was stored before 27 November 2026. */
  @Column('uuid', { nullable: true })
  interest_id: string | null;

  /** Who recorded that interest. It stays after a withdrawal, and goes with the account. */
  @Column('uuid', { nullable: true })
  interested_user_id: string | null;

  /** The event that caused it; unique per user. */
  @Column('uuid')
  event_id: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  read_at: Date | null;

  /** Only sent by mail, because the user turned the inbox off for its kind. */
  @Column('boolean', { default: false })
  is_hidden: boolean;
}

type Shown = Pick<NotificationRow, 'id' | 'type' | 'title' | 'body' | 'link' | 'created_at' | 'read_at'>;

export function toNotification(row: Shown): Notification {
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

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { NotificationRow } from './notification.entity.js';

/** A startup that the mail of a notification lists (SEARCH-7). It goes with the startup and with the notification. */
@Entity('found_startups')
@Index('found_startups_startup', ['startup_id'])
export class FoundStartupRow {
  @PrimaryColumn('uuid')
  notification_id: string;

  @ManyToOne(() => NotificationRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'notification_id', foreignKeyConstraintName: 'found_startups_notification_fk' })
  notification?: Relation<NotificationRow>;

  @PrimaryColumn('uuid')
  startup_id: string;

  @Column('text')
  idea_title: string;

  /** The order in the mail. */
  @Column('int')
  place: number;
}

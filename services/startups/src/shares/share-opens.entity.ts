import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { StartupRow } from '../records/startup.entity.js';
import { ShareRow } from './share.entity.js';

/** The last UTC day on which the owner was notified of an open (SHARE-7). */
@Entity('share_announcements')
export class ShareAnnouncementRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'share_announcements_startup_fk' })
  startup?: Relation<StartupRow>;

  @Column('date')
  day: string;
}

/** A visitor's last counted open, stored only while a repeat does not count. */
@Entity('share_opens')
@Index('share_opens_time', ['opened_at'])
export class ShareOpenRow {
  @PrimaryColumn('uuid')
  share_id: string;

  @ManyToOne(() => ShareRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'share_id', foreignKeyConstraintName: 'share_opens_share_fk' })
  share?: Relation<ShareRow>;

  /** A keyed hash of address and browser. */
  @PrimaryColumn('text')
  visitor: string;

  @Column('timestamptz')
  opened_at: Date;
}

/** A reader of a gated link, by the e-mail address that they entered. */
@Entity('share_readers')
@Index('share_readers_time', ['last_opened_at'])
export class ShareReaderRow {
  @PrimaryColumn('uuid')
  share_id: string;

  @ManyToOne(() => ShareRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'share_id', foreignKeyConstraintName: 'share_readers_share_fk' })
  share?: Relation<ShareRow>;

  /** The `emailKey`. */
  @PrimaryColumn('text')
  email: string;

  @Column('int')
  opens: number;

  @Column('timestamptz')
  last_opened_at: Date;
}

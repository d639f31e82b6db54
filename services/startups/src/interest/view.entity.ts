import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { StartupRow } from '../records/startup.entity.js';

/** How often an investor viewed a startup on one UTC day, until the roll-up of that day. */
@Entity('views')
@Index('views_viewer', ['viewer_id'])
@Index('views_day', ['day'])
export class ViewRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'views_startup_fk' })
  startup?: Relation<StartupRow>;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid')
  viewer_id: string;

  @Column('int')
  times: number;
}

/** How often an investor viewed a startup on the days that are rolled up. */
@Entity('startup_viewers')
@Index('startup_viewers_viewer', ['viewer_id'])
export class StartupViewerRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'startup_viewers_startup_fk' })
  startup?: Relation<StartupRow>;

  @PrimaryColumn('uuid')
  viewer_id: string;

  @Column('date')
  last_day: string;

  @Column('int')
  times: number;
}

/** The counts of one UTC day of a startup that is rolled up. */
@Entity('view_days')
export class ViewDayRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'view_days_startup_fk' })
  startup?: Relation<StartupRow>;

  @PrimaryColumn('date')
  day: string;

  @Column('int')
  views: number;

  /** The viewers who had not viewed the startup on any day that was rolled up before. */
  @Column('int')
  new_viewers: number;
}

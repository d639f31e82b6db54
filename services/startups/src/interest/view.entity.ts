import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { StartupRow } from '../records/startup.entity.js';

/** How often an investor viewed a startup on one UTC day. */
@Entity('views')
@Index('views_viewer', ['viewer_id'])
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

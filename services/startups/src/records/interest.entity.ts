import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { StartupRow } from './startup.entity.js';

/** An investor's interest in a startup, at most one per pair. */
@Entity('interests')
@Index('interests_pair', ['startup_id', 'user_id'], { unique: true })
@Index('interests_user', ['user_id'])
export class InterestRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'interests_startup_fk' })
  startup?: Relation<StartupRow>;

  @Column('uuid')
  user_id: string;

  @Column('timestamptz')
  created_at: Date;
}

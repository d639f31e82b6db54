import type { Improvement, PassReason, PipelineColumn } from '@proofround/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { StartupRow } from '../records/startup.entity.js';

/** What a startup was when an investor passed: the ledger's points and the figures. */
export interface Snapshot {
  lines: { dimension: string; factor: string; points: number; max_points: number }[];
  user_count: number;
  monthly_revenue: number;
}

/** A startup on an investor's board, at most one per pair. */
@Entity('pipeline_cards')
@Index('pipeline_cards_pair', ['startup_id', 'user_id'], { unique: true })
@Index('pipeline_cards_user', ['user_id', 'id'])
@Index('pipeline_cards_due', { synchronize: false })
@Check(
  'pipeline_cards_column',
  `"board_column" IN ('watching', 'talking', 'diligence', 'committed', 'passed')`,
)
@Check('pipeline_cards_reason', `("board_column" = 'passed') = ("reason" IS NOT NULL)`)
export class PipelineCardRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'pipeline_cards_startup_fk' })
  startup?: Relation<StartupRow>;

  @Column('uuid')
  user_id: string;

  @Column('text')
  board_column: PipelineColumn;

  /** Private: only the investor reads it. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz', { nullable: true })
  remind_at: Date | null;

  /** `remind_at` until the reminder was published. */
  @Column('timestamptz', { nullable: true })
  reminder_due_at: Date | null;

  @Column('text', { nullable: true })
  reason: PassReason | null;

  /** The sentence to the founder. */
  @Column('text', { nullable: true })
  message: string | null;

  /** The passes with which this one appears as feedback (PIPELINE-10); null until they are enough. */
  @Column('uuid', { nullable: true })
  feedback_group: string | null;

  /** How many passes the group had. With fewer left none of them appears. */
  @Column('int', { nullable: true })
  feedback_size: number | null;

  /** The startup at the time of the pass; null if it was not analysed yet. */
  @Column('json', { nullable: true })
  pass: Snapshot | null;

  @Column('json', { nullable: true })
  improved: Improvement | null;

  /** A startup comes back to an investor once. */
  @Column('boolean', { default: false })
  came_back: boolean;

  @Column('timestamptz')
  updated_at: Date;
}

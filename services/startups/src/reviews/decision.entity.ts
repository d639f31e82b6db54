import type { HoldReason, ReviewDecision, ReviewVerdict } from '@proofround/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { StartupRow } from '../records/startup.entity.js';

/** An admin's decision on a held startup. Rows never change, except that a deleted admin's id is replaced. */
@Entity('review_decisions')
@Index('review_decisions_startup', ['startup_id', 'id'])
@Index('review_decisions_admin', ['decided_by'])
@Check('review_decisions_state', `"state" IN ('cleared', 'upheld')`)
export class DecisionRow {
  /** Time-ordered. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'review_decisions_startup_fk' })
  startup?: Relation<StartupRow>;

  @Column('uuid')
  decided_by: string;

  @Column('text')
  state: ReviewVerdict;

  @Column('text', { nullable: true })
  note: string | null;

  /** Why the startup was held at the time of the decision. */
  @Column('json')
  reasons: HoldReason[];

  @Column('timestamptz')
  decided_at: Date;
}

export const toDecision = (row: DecisionRow): ReviewDecision => ({
  id: row.id,
  state: row.state,
  note: row.note,
  reasons: row.reasons,
  decided_by: row.decided_by,
  decided_at: row.decided_at.toISOString(),
});

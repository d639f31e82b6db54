import type { Report, ReportCase, ReportKind, ReportState } from '@proofround/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { UserRow } from '../users/user.entity.js';

@Entity('reports')
@Index('reports_open', ['reporter_id', 'kind', 'object_id'], { unique: true, where: `"state" = 'open'` })
@Index('reports_by_state', ['state', 'id'])
@Check('reports_kind', `"kind" IN ('startup', 'listing', 'message')`)
@Check('reports_state', `"state" IN ('open', 'dismissed', 'upheld')`)
export class ReportRow {
  /** Time-ordered. */
  @PrimaryColumn('uuid')
  id: string;

  /** Null once the account is deleted. */
  @Index('reports_reporter')
  @Column('uuid', { nullable: true })
  reporter_id: string | null;

  @ManyToOne(() => UserRow, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'reporter_id', foreignKeyConstraintName: 'reports_reporter_fk' })
  reporter?: Relation<UserRow> | null;

  @Column('text')
  kind: ReportKind;

  /** The reported startup, listing or message. */
  @Column('uuid')
  object_id: string;

  /** The reported startup, or the startup of the reported listing. */
  @Index('reports_startup')
  @Column('uuid')
  startup_id: string;

  /** At the time of the report. */
  @Column('text')
  idea_title: string;

  @Column('text')
  reason: string;

  /** The text of a reported message, because the admin does not read conversations. */
  @Column('text', { nullable: true })
  reported_text: string | null;

  /** Who wrote the reported message. The report goes with their account. */
  @Column('uuid', { nullable: true })
  author_id: string | null;

  /** Moves by `reportStates`. */
  @Column('text', { default: 'open' })
  state: ReportState;

  @Column('timestamptz')
  created_at: Date;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid', { nullable: true })
  decided_by: string | null;

  @Column('timestamptz', { nullable: true })
  decided_at: Date | null;
}

type WrittenColumns = 'id' | 'kind' | 'object_id' | 'reason' | 'state' | 'created_at';

export const toReport = (row: Pick<ReportRow, WrittenColumns>): Report => ({
  id: row.id,
  kind: row.kind,
  object_id: row.object_id,
  reason: row.reason,
  state: row.state,
  created_at: row.created_at.toISOString(),
});

/** `reporter` is undefined once the account is deleted. */
export const toReportCase = (row: ReportRow, reporter: UserRow | undefined): ReportCase => ({
  ...toReport(row),
  startup_id: row.startup_id,
  idea_title: row.idea_title,
  reported_text: row.reported_text,
  author_id: row.author_id,
  reporter_id: row.reporter_id,
  ...(reporter && { reporter: { name: reporter.name, email: reporter.email } }),
  note: row.note,
  decided_by: row.decided_by,
  decided_at: row.decided_at?.toISOString() ?? null,
});

import type { InvestorMatch, ReasonGroups } from '@proofround/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { InvestorRow } from '../records/investor.entity.js';
import { StartupRow } from '../records/startup.entity.js';

/** A pair, stored once and shown to both sides with reasons for each. */
@Entity('matches')
@Index('matches_pair', ['startup_id', 'investor_id'], { unique: true })
@Index('matches_startup_best', ['startup_id', 'match_score'])
@Index('matches_investor_best', ['investor_id', 'match_score'])
export class MatchRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'matches_startup_fk' })
  startup?: Relation<StartupRow>;

  @Column('uuid')
  investor_id: string;

  @ManyToOne(() => InvestorRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'investor_id', foreignKeyConstraintName: 'matches_investor_fk' })
  investor?: Relation<InvestorRow>;

  @Column('double precision')
  match_score: number;

  @Column('json')
  startup_reasons: string[];

  @Column('json')
  investor_reasons: string[];

  /** The same reasons in groups; null for pairs older than this column. */
  @Column('json', { nullable: true })
  startup_groups: ReasonGroups | null;

  @Column('json', { nullable: true })
  investor_groups: ReasonGroups | null;

  @Column('timestamptz')
  created_at: Date;

  /** The latest request that has not ranked this pair yet; null when the score is up to date. */
  @Column('uuid', { nullable: true })
  stale_since: string | null;
}

/** A match as one side sees it, with the reasons for that side. */
export const toMatch = (
  row: MatchRow,
  reasons: string[],
  groups: ReasonGroups | null,
): InvestorMatch['match'] => ({
  id: row.id,
  match_score: row.match_score,
  reasons,
  ...(groups && { reason_groups: groups }),
  created_at: row.created_at.toISOString(),
});

import type { LedgerEntry, ScoreRecord } from '@proofround/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { scoreShown } from '../records/held-score.js';
import { StartupRow } from '../records/startup.entity.js';

/** The result of one finished run: an entry of the score history. */
@Entity('analyses')
@Index('analyses_startup', ['startup_id', 'id'])
export class AnalysisRow {
  /** The run's id; time-ordered. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  startup_id: string;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'analyses_startup_fk' })
  startup?: Relation<StartupRow>;

  @Column('double precision')
  overall_score: number;

  @Column('double precision')
  feasibility: number;

  @Column('double precision')
  market_potential: number;

  @Column('double precision')
  risk_level: number;

  @Column('double precision', { nullable: true })
  product_readiness: number | null;

  @Column('double precision', { nullable: true })
  team_strength: number | null;

  @Column('json')
  factors: { factor: string; points: number }[];

  @Column('text')
  source: string;

  @Column('timestamptz')
  generated_at: Date;
}

export const factorsOf = (ledger: readonly LedgerEntry[]) =>
  ledger.map(({ factor, points }) => ({ factor, points }));

export const toScoreRecord = (row: AnalysisRow, isHeld: boolean): ScoreRecord => ({
  id: row.id,
  overall_score: scoreShown(row, isHeld).overall_score,
  feasibility: row.feasibility,
  market_potential: row.market_potential,
  risk_level: row.risk_level,
  product_readiness: row.product_readiness,
  team_strength: row.team_strength,
  factors: row.factors,
  source: row.source,
  generated_at: row.generated_at.toISOString(),
});

import { asNumber } from '@proofround/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The latest data on a listed startup. A deleted one keeps only its id, its owner's id and the flag. */
@Entity('startups')
@Index('startups_owner', ['owner_id'])
export class ListedStartupRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @Column('uuid')
  owner_id: string;

  /** The analysis run of the last applied edit. Time-ordered, so older events can be ignored. */
  @Column('uuid', { nullable: true })
  run_id: string | null;

  @Column('text')
  idea_title: string;

  @Column('text')
  idea_description: string;

  @Column('bigint', { transformer: asNumber })
  user_count: number;

  @Column('numeric', { precision: 15, scale: 2, transformer: asNumber })
  monthly_revenue: number;

  /** Null once the startup is deleted. */
  @Column('text', { nullable: true })
  sector: string | null;

  /** Null until it is known or the startup is analysed. */
  @Column('double precision', { nullable: true })
  overall_score: number | null;

  /** The startup's version at the last change of the score; events with lower versions are ignored. */
  @Column('int', { default: 0 })
  score_version: number;

  /** Only the previous release reads it: the next one drops the column. */
  @Column('timestamptz', { default: () => 'now()', select: false })
  complete_at: Date;

  /** Visible to the owner and the admin only, until the hold ends. */
  @Column('boolean', { default: false })
  held: boolean;

  /** The startup's version at the last change of `held`; events with lower versions are ignored. */
  @Column('int', { default: 0 })
  held_version: number;

  /** Never reset, so late events about a deleted startup change nothing. */
  @Column('boolean', { default: false })
  deleted: boolean;
}

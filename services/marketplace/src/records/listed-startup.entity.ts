import { asNumber } from '@proofround/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Copies of an earlier release, which knew neither sector nor score. */
export const INCOMPLETE = `NOT "deleted" AND ("sector" IS NULL OR "score_version" = 0)`;

/** The latest data on a listed startup. A deleted one keeps only its id, its owner's id and the flag. */
@Entity('startups')
@Index('startups_owner', ['owner_id'])
@Index('startups_incomplete', ['complete_at'], { where: INCOMPLETE })
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

  /** Null in a copy of an earlier release, until `IncompleteCopiesSweep` has completed it. */
  @Column('text', { nullable: true })
  sector: string | null;

  /** Null until it is known or the startup is analysed. */
  @Column('double precision', { nullable: true })
  overall_score: number | null;

  /** The startup's version at the last change of the score; events with lower versions are ignored. */
  @Column('int', { default: 0 })
  score_version: number;

  /** When `IncompleteCopiesSweep` next completes the copy, if it is incomplete. */
  @Column('timestamptz', { default: () => 'now()' })
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

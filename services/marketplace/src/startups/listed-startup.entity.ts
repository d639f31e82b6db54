import { asNumber } from '@proofround/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A startup as listings show it: a copy of what the startups service last said. Of a deleted one
 * only the id, the owner's id and the flag remain.
 */
@Entity('startups')
@Index('startups_owner', ['owner_id'])
export class ListedStartupRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @Column('uuid')
  owner_id: string;

  /** Which state of the startup this is: time-ordered, so older facts are told from newer ones. */
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

  /** Held back from everybody but the owner and the admin, until an admin clears it. */
  @Column('boolean', { default: false })
  held: boolean;

  /** Which change of the startup said so: higher ones are newer. */
  @Column('int', { default: 0 })
  held_version: number;

  /** Never taken back: what arrives late about a deleted startup changes nothing. */
  @Column('boolean', { default: false })
  deleted: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The facts of a startup that conversations need, copied from the startups service. */
@Entity('discussed_startups')
export class DiscussedStartupRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @Column('text')
  idea_title: string;

  /** The analysis run of the last applied edit. Time-ordered, so older events can be ignored. */
  @Column('uuid', { nullable: true })
  run_id: string | null;

  /** Nobody writes about a startup that is held. */
  @Column('boolean')
  held: boolean;

  /** The startup's version at the last change of `held`; events with lower versions are ignored. */
  @Column('int')
  held_version: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A startup that is gone: a late event about it is told to nobody. */
@Entity('deleted_startups')
export class DeletedStartupRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  deleted_at: Date;
}

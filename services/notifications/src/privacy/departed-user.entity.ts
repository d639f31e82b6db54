import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user whose account is gone: they are told nothing, and nobody is told of them. */
@Entity('departed_users')
export class DepartedUserRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  departed_at: Date;
}

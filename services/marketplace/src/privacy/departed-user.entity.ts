import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user whose account is gone: an id that leads to nobody, kept so that nothing late is taken in. */
@Entity('departed_users')
export class DepartedUserRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  departed_at: Date;
}

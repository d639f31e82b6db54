import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A user whose account is gone: an id that leads to nobody, kept so that nothing late is taken in. */
@Entity('departed_users')
@Index('departed_users_due', ['departed_at'], { where: 'NOT "swept"' })
export class DepartedUserRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  departed_at: Date;

  /** Whether what was under way at the deletion has been looked for and removed too. */
  @Column('boolean', { default: false })
  swept: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What can be gone for good. Its id is never given twice. */
export type Leaver = 'user' | 'startup';

/** Where a service remembers, by id alone, what is gone. */
export interface Tombstone {
  readonly table: new () => object;
  readonly id: string;
  /** The column that says since when; null in a row that is there for other reasons. */
  readonly since: string;
  /** How long the id is kept; for good where this is left out. */
  readonly keepDays?: number;
  /** The column that says whether the second look is done; there is none where this is left out. */
  readonly lookedAgain?: string;
}

/** What a service remembers of each kind. */
export type Tombstones = Partial<Record<Leaver, Tombstone>>;

/** A tombstone in a service's table, by the names of its entity's columns. */
export function tombstone<Row extends object>(
  table: new () => Row,
  columns: Record<'id' | 'since', string & keyof Row> & { lookedAgain?: string & keyof Row },
  keep: { keepDays?: number } = {},
): Tombstone {
  return { table, ...columns, ...keep };
}

/** A user whose account is gone: an id that leads to nobody. */
@Entity('departed_users')
export class DepartedUserRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  departed_at: Date;
}

/** A startup that was deleted. */
@Entity('deleted_startups')
export class DeletedStartupRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  deleted_at: Date;
}

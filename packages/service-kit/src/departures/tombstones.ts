import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kinds of things that are deleted for good. An id is never used again. */
export type DeletedKind = 'user' | 'startup';

/** The table and columns in which a service records deleted ids. */
export interface Tombstone {
  readonly table: new () => object;
  readonly id: string;
  /** The column with the time of deletion; null in rows that exist for other reasons. */
  readonly since: string;
  /** How long the id is kept; forever if omitted. */
  readonly keepDays?: number;
  /** The boolean column that says that the second erasure is done; if omitted, there is none. */
  readonly erasedTwice?: string;
}

export type Tombstones = Partial<Record<DeletedKind, Tombstone>>;

/** Declares a tombstone by its entity and the names of its columns. */
export function tombstone<Row extends object>(
  table: new () => Row,
  columns: Record<'id' | 'since', string & keyof Row> & { erasedTwice?: string & keyof Row },
  keep: { keepDays?: number } = {},
): Tombstone {
  return { table, ...columns, ...keep };
}

@Entity('departed_users')
export class DepartedUserRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  departed_at: Date;
}

@Entity('deleted_startups')
export class DeletedStartupRow {
  @PrimaryColumn('uuid')
  startup_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  deleted_at: Date;
}

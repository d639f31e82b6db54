import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/**
 * Remembers, by id alone, what is gone for good, so that nothing that comes late brings it back.
 * What is made for an id and the end of that id wait for each other: neither overlooks the other.
 * A transaction takes this lock before any row's.
 */
export class Tombstones<Row extends ObjectLiteral> {
  constructor(
    private readonly table: EntityTarget<Row>,
    private readonly column: string & keyof Row,
  ) {}

  /** Marks an id as gone, once all that is just being made for it is there to be seen. */
  async mark(tx: EntityManager, id: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
    const { tableName } = tx.dataSource.getMetadata(this.table);
    await tx.query(`INSERT INTO "${tableName}" ("${this.column}") VALUES ($1) ON CONFLICT DO NOTHING`, [id]);
  }

  /** Whether an id is gone; if not, it stays until the transaction ends. */
  async isMarked(tx: EntityManager, id: string): Promise<boolean> {
    await tx.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [id]);
    return tx.existsBy(this.table, { [this.column]: id } as FindOptionsWhere<Row>);
  }
}

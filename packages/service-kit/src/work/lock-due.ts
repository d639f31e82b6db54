import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Reads and locks up to `batch` of the rows that a query finds, the longest due first. Rows that another
 * transaction holds are left out, so replicas work on different rows.
 */
export const lockDue = <Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  due: keyof Row & string,
  batch: number,
): Promise<Row[]> =>
  query
    .orderBy(`${query.alias}.${due}`)
    .limit(batch)
    .setLock('pessimistic_write', undefined, [query.alias])
    .setOnLocked('skip_locked')
    .getMany();

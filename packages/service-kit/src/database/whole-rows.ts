import type { EntityManager, EntityMetadata } from 'typeorm';
import { z } from 'zod';

// Statements for whole rows of an entity, without TypeORM's query builder. The builder takes as much processor
// time as the rest of a call with fifty columns (decision 13).

const rawRows = z.array(z.record(z.string(), z.unknown()));

type Column = EntityMetadata['columns'][number];
type RowLock = 'FOR UPDATE' | 'FOR NO KEY UPDATE';

interface ReadOptions<Row> {
  readonly lock?: RowLock;
  /** The columns to read; without them, all that TypeORM reads by default. */
  readonly only?: readonly (keyof Row & string)[];
}

const quoted = ({ databaseName }: Column): string => `"${databaseName}"`;

function keyOf({ tableName, primaryColumns: [key, ...more] }: EntityMetadata): Column {
  if (!key || more.length > 0) throw new Error(`${tableName} needs one column as its key`);
  return key;
}

/** Reads the rows that meet an SQL condition, as TypeORM's `find` does. */
export async function findRows<Row extends object>(
  tx: EntityManager,
  entity: new () => Row,
  [condition, ...values]: readonly [condition: string, ...values: unknown[]],
  { lock, only }: ReadOptions<Row> = {},
): Promise<Row[]> {
  const { driver } = tx.dataSource;
  const { tableName, columns } = tx.dataSource.getMetadata(entity);
  const wanted = columns.filter(({ propertyName, isSelect }) =>
    only ? only.some((name) => name === propertyName) : isSelect,
  );
  const raw = rawRows.parse(
    await tx.query(
      `SELECT ${wanted.map(quoted).join(', ')} FROM "${tableName}" WHERE ${condition} ${lock ?? ''}`,
      values,
    ),
  );
  return raw.map((values) => {
    const row = new entity();
    for (const column of wanted)
      column.setEntityValue(row, driver.prepareHydratedValue(values[column.databaseName], column));
    return row;
  });
}

/** Reads the row with a key, as TypeORM's `findOneBy` does. */
export async function findRow<Row extends object>(
  tx: EntityManager,
  entity: new () => Row,
  key: string,
  options?: ReadOptions<Row>,
): Promise<Row | null> {
  const column = keyOf(tx.dataSource.getMetadata(entity));
  const [row] = await findRows(tx, entity, [`${quoted(column)} = $1`, key], options);
  return row ?? null;
}

/** Stores a row, which must have every column. */
export async function updateRow<Row extends object>(
  tx: EntityManager,
  entity: new () => Row,
  row: Row,
): Promise<void> {
  const { driver } = tx.dataSource;
  const metadata = tx.dataSource.getMetadata(entity);
  const key = keyOf(metadata);
  const others = metadata.columns.filter((column) => column !== key);
  const set = others.map((column, index) => `${quoted(column)} = $${index + 2}`);
  const valueOf = (column: Column): unknown =>
    driver.preparePersistentValue(column.getEntityValue(row), column);
  await tx.query(
    `UPDATE "${metadata.tableName}" SET ${set.join(', ')} WHERE ${quoted(key)} = $1`,
    [key, ...others].map(valueOf),
  );
}

import type { EntityManager } from 'typeorm';

/** Postgres refuses JSON with an unpaired surrogate (half of an emoji) or U+0000. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll('\0', '\ufffd')
    : value;

/**
 * Stores many rows with one statement, whose text does not change with their number, so it is prepared
 * (decision 13). The rows must have every column: defaults and transformers do not apply.
 * @param replaces the columns of a unique index; a row that exists there is replaced
 */
export async function insertAll<Row extends object>(
  tx: EntityManager,
  entity: new () => Row,
  rows: readonly Row[],
  { replaces }: { readonly replaces?: readonly (keyof Row & string)[] } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const { tableName, columns } = tx.dataSource.getMetadata(entity);
  const names = columns.map(({ databaseName }) => databaseName);
  const quoted = (all: readonly string[]) => all.map((name) => `"${name}"`).join(', ');
  const isKey = (name: string) => replaces?.some((key) => key === name);
  const set = names.filter((name) => !isKey(name)).map((name) => `"${name}" = excluded."${name}"`);
  const conflict = replaces ? `ON CONFLICT (${quoted(replaces)}) DO UPDATE SET ${set.join(', ')}` : '';
  await tx.query(
    `INSERT INTO "${tableName}" (${quoted(names)})
     SELECT ${quoted(names)} FROM json_populate_recordset(NULL::"${tableName}", $1) ${conflict}`,
    [JSON.stringify(rows, storable)],
  );
}

import type pg from 'pg';
import { z } from 'zod';

const columnShape = z.object({
  name: z.string(),
  type: z.string(),
  has_default: z.boolean(),
  /** Whether it is the whole primary key. */
  is_key: z.boolean(),
  /** The first value that a check constraint lists. */
  allowed: z.string().nullable(),
  /** Whether it may be null and a check constraint compares it with another column. */
  is_compared: z.boolean(),
  /** The table that it refers to, by the row of the same number. */
  refers_to: z.string().nullable(),
});
const tableShape = z.object({ name: z.string(), oid: z.coerce.number(), columns: z.array(columnShape) });
/** A table at one stage of the schema. */
export type Table = z.output<typeof tableShape>;

/** All present tables of the schema, each after the tables that it refers to. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    SELECT c.relname AS name, c.oid::int AS oid, json_agg(json_build_object(
      'name', a.attname, 'type', t.typname, 'has_default', a.atthasdef,
      'is_key', EXISTS (
        SELECT FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'p' AND k.conkey = ARRAY[a.attnum]),
      'allowed', (
        SELECT substring(pg_get_constraintdef(k.oid) FROM '''([^'']*)''::text') FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum] LIMIT 1),
      'is_compared', NOT a.attnotnull AND EXISTS (
        SELECT FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY (k.conkey) AND array_length(k.conkey, 1) > 1),
      'refers_to', (
        SELECT p.relname FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum] LIMIT 1)
    ) ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
    GROUP BY c.relname, c.oid ORDER BY c.relname`);
  const left = z.array(tableShape).parse(rows);
  const sorted: Table[] = [];
  while (left.length > 0) {
    const next = left.findIndex((table) =>
      table.columns.every(
        ({ refers_to }) => refers_to === null || sorted.some(({ name }) => name === refers_to),
      ),
    );
    if (next < 0) throw new Error('Tables refer to each other in a circle');
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The value of a column in row `i` of a batch: the same row has the same key in every table. */
function valueOf(table: string, column: Table['columns'][number], batch: string): string {
  const { name, type, is_key, is_compared, allowed, refers_to } = column;
  if (is_compared) return 'NULL';
  if (allowed !== null) return literal(allowed);
  const key = (of: string) => `md5(${literal(`${of} ${batch} `)} || i)::uuid`;
  switch (type) {
    case 'uuid':
      return key(refers_to ?? (is_key ? table : `${table}.${name}`));
    case 'text':
      return name === 'document'
        ? `repeat('Bookkeeping for clinics. ', 40) || i`
        : `${literal(`${name} ${batch} `)} || i`;
    case 'bool':
      return 'false';
    case 'timestamptz':
      return 'now()';
    case 'date':
      return 'current_date';
    case 'json':
      return `'{"a": [1, 2, 3]}'::json`;
    case 'jsonb':
      return `'{"a": "b"}'::jsonb`;
    case '_uuid':
      return 'ARRAY[gen_random_uuid()]';
    case '_text':
      return `ARRAY['FinTech', 'SaaS']`;
    case '_float8':
      return 'ARRAY[0.1, 0.5]';
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'float8':
      return '1 + i % 1000';
    default:
      throw new Error(`There is no value for ${table}.${name} of the type ${type}`);
  }
}

/**
 * Rows `from` to `to` of a batch, with a value for every column that has no default. Counts per day repeat
 * their keys, and are inserted once.
 */
export function insertion(table: Table, batch: string, from: number, to: number): string {
  const columns = table.columns.filter(({ has_default }) => !has_default);
  return `INSERT INTO "${table.name}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
    SELECT ${columns.map((column) => valueOf(table.name, column, batch)).join(', ')}
    FROM generate_series(${from}, ${to}) AS i
    ON CONFLICT DO NOTHING`;
}

/** Reads rows like code that names every known column. */
export function reading({ name, columns }: Table): string {
  return `SELECT ${columns.map((one) => `"${one.name}"`).join(', ')} FROM "${name}" LIMIT 10`;
}

export async function fill(client: pg.Client, table: Table, batch: string, rows: number): Promise<void> {
  await client.query(insertion(table, batch, 1, rows));
  await client.query(`ANALYZE "${table.name}"`);
}

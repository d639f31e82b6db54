import type { QueryRunner } from 'typeorm';

/** How many rows count one day's changes: transactions that change the same row wait for each other. */
const PARTS = 16;

/**
 * Counts a table's rows per UTC day of `created_at` and per kind in `<table>_by_day`, so that the admin's
 * figures do not read the table. Triggers count in the transaction of each insert and delete; `created_at`
 * and kind never change. Present rows are counted without blocking anybody: one statement sees rows and
 * counts of the same moment and adds the difference. It may run again.
 * @param kind the column that tells kinds apart, e.g. `user_type`; without it there is one kind, ''
 */
export async function countByDay(
  runner: QueryRunner,
  table: string,
  { kind }: { kind?: string } = {},
): Promise<void> {
  const counts = `${table}_by_day`;
  const day = `(created_at AT TIME ZONE 'UTC')::date`;
  const kindOf = kind ?? `''`;
  const changed = (rows: string, sign: '' | '-') => `
    INSERT INTO ${counts} AS counted (day, kind, part, rows)
    SELECT ${day}, ${kindOf}, pg_backend_pid() % ${PARTS}, ${sign}count(*) FROM ${rows} GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (day, kind, part) DO UPDATE SET rows = counted.rows + excluded.rows`;
  await runner.query(`
    CREATE TABLE IF NOT EXISTS ${counts} (
      day date NOT NULL,
      kind text NOT NULL,
      part smallint NOT NULL,
      rows bigint NOT NULL,
      PRIMARY KEY (day, kind, part)
    ) WITH (fillfactor = 50)`);
  for (const [event, sign] of [
    ['insert', ''],
    ['delete', '-'],
  ] as const) {
    const name = `${counts}_${event}`;
    await runner.query(`
      CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${changed('changed', sign)}; RETURN NULL; END $$`);
    const transition = event === 'insert' ? 'NEW TABLE' : 'OLD TABLE';
    await runner.query(`
      CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON ${table}
      REFERENCING ${transition} AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`);
  }
  // Part -1 is apart from those that the triggers write.
  await runner.query(`
    INSERT INTO ${counts} AS counted (day, kind, part, rows)
    SELECT day, kind, -1, sum(rows) FROM (
      SELECT ${day} AS day, ${kindOf} AS kind, count(*) AS rows FROM ${table} GROUP BY 1, 2
      UNION ALL
      SELECT day, kind, -rows FROM ${counts}
    ) AS difference GROUP BY 1, 2 HAVING sum(rows) <> 0
    ON CONFLICT (day, kind, part) DO UPDATE SET rows = counted.rows + excluded.rows`);
}

/** SQL for the day of a count, e.g. 2026-11-20. */
export const COUNTED_ON = `to_char(day, 'YYYY-MM-DD')`;

/** SQL condition: the count is of a UTC day from $1 to $2, both included. */
export const COUNTED_WITHIN = `day BETWEEN $1::date AND $2::date`;

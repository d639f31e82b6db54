import pg from 'pg';

/** Runs one statement on a new connection. */
export async function query(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined); // a broken connection also fails the query
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function ensureDatabase(url: string, database: string): Promise<void> {
  const there = await query(url, 'SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (there.length > 0) return;
  const name = database.replaceAll('"', '""');
  try {
    await query(url, `CREATE DATABASE "${name}"`);
  } catch (error) {
    const now = await query(url, 'SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (now.length === 0) throw error; // else another process created it
  }
}

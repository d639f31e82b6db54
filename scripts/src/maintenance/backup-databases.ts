import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';
import { z } from 'zod';

import { UserError } from '../system/output.js';
import { located, POSTGRES, type Program } from '../system/packages.js';
import { run } from '../system/run.js';

/** A service's database, with its owner's role. */
export interface ServiceDatabase {
  service: string;
  url: string;
}

/** A database's state at the cut, readable while this is held. */
export interface HeldDatabase extends ServiceDatabase {
  snapshot: string;
  rows: Record<string, number>;
  migrations: string[];
  version: string;
  release: () => Promise<void>;
}

const LOCK_NOT_AVAILABLE = '55P03';
const CUT_ATTEMPTS = 20;

export const PG_DUMP: Program = { ...POSTGRES, title: 'pg_dump', names: ['pg_dump'] };
export const PG_RESTORE: Program = { ...POSTGRES, title: 'pg_restore', names: ['pg_restore'] };

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  client.on('error', () => undefined); // a broken connection also fails the next query
  await client.connect();
  return client;
}

const named = z.array(z.object({ name: z.string() }));
const countOf = z.tuple([z.object({ count: z.coerce.number() })]);

/** The row counts of every table, as this connection sees them. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const tables = named.parse(
    (await client.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`))
      .rows,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [{ count }] = countOf.parse((await client.query(`SELECT count(*) FROM public."${name}"`)).rows);
    rows[name] = count;
  }
  return rows;
}

/** The present row counts of every table. */
export async function rowsOf({ url }: ServiceDatabase): Promise<Record<string, number>> {
  const client = await connected(url);
  try {
    return await countRows(client);
  } finally {
    await client.end();
  }
}

async function hold(database: ServiceDatabase): Promise<HeldDatabase> {
  const client = await connected(database.url);
  const release = () => client.end();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [found] = z
      .tuple([z.object({ snapshot: z.string(), version: z.string() })])
      .parse(
        (
          await client.query(
            "SELECT pg_export_snapshot() AS snapshot, current_setting('server_version') AS version",
          )
        ).rows,
      );
    return { ...database, ...found, rows: {}, migrations: [], release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Counts the rows in the snapshot after the locks are released, because counting takes too long for the cut. */
async function described(held: HeldDatabase): Promise<HeldDatabase> {
  const client = await connected(held.url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET TRANSACTION SNAPSHOT '${held.snapshot}'`);
    const rows = await countRows(client);
    const { rows: names } = await client.query('SELECT name FROM migrations ORDER BY id');
    return { ...held, rows, migrations: named.parse(names).map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/**
 * Blocks writes to all databases for a moment, the cut. A service publishes facts only through its outbox. While
 * nobody can write to any outbox, and no relay is between publishing an event and removing its row,
 * databases and stream are consistent: every fact is in both, or in its owner's database and outbox.
 * Writers wait for the few milliseconds that this takes.
 * @param atTheCut runs at that moment; it must be quick
 * @throws UserError if a transaction holds an outbox for seconds
 */
export async function cut<T>(
  databases: readonly ServiceDatabase[],
  atTheCut: () => Promise<T>,
): Promise<{ held: HeldDatabase[]; found: T }> {
  for (let attempt = 1; ; attempt++) {
    const lockers: pg.Client[] = [];
    const held: HeldDatabase[] = [];
    try {
      for (const { url } of databases) lockers.push(await connected(url));
      await Promise.all(
        lockers.map(async (client) => {
          await client.query("BEGIN; SET LOCAL lock_timeout = '1s'");
          await client.query('LOCK TABLE outbox IN EXCLUSIVE MODE');
        }),
      );
      const holding = await Promise.allSettled(databases.map(hold));
      held.push(...holding.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
      const failure = holding.find((result) => result.status === 'rejected');
      if (failure) throw failure.reason;
      const found = await atTheCut();
      await Promise.all(lockers.map((client) => client.end()));
      return { held: await Promise.all(held.map(described)), found };
    } catch (error) {
      await Promise.allSettled([
        ...held.map(({ release }) => release()),
        ...lockers.map((client) => client.end()),
      ]);
      const busy = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!busy) throw error;
      if (attempt >= CUT_ATTEMPTS) {
        throw new UserError('A transaction holds an outbox for longer than a second. Run the backup again.');
      }
      await delay(100 + Math.random() * 400);
    }
  }
}

/** Connection settings for libpq's programs, as variables because others can read the command line. */
function libpq(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    PATH: process.env['PATH'],
    PGHOST: hostname.replaceAll(/[[\]]/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGCONNECT_TIMEOUT: '10',
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  };
}

/** Dumps a database as of the cut, without owners and rights, which the launcher sets. */
export async function dump({ service, url, snapshot }: HeldDatabase, file: string): Promise<void> {
  writeFileSync(file, '', { mode: 0o600 });
  const args = ['--format=custom', '--no-owner', '--no-acl', `--snapshot=${snapshot}`, `--file=${file}`];
  const code = await run(located(PG_DUMP), args, { env: libpq(url), stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new UserError(`The database of ${service} could not be dumped; see above.`);
}

/** Restores a dump into an empty database, in one transaction; the connecting role owns everything. */
export async function restoreDump({ service, url }: ServiceDatabase, file: string): Promise<void> {
  const env = libpq(url);
  const how = ['--no-owner', '--no-acl', '--no-comments', '--single-transaction', '--exit-on-error'];
  const args = [...how, `--dbname=${env['PGDATABASE'] ?? ''}`, file];
  const code = await run(located(PG_RESTORE), args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new UserError(`The database of ${service} could not be restored; see above.`);
  const client = await connected(url);
  await client.query('ANALYZE');
  await client.end();
}

/** What prevents a restore: a connected service, or tables. */
export async function occupation({ url }: ServiceDatabase): Promise<'connected' | 'tables' | undefined> {
  const client = await connected(url);
  try {
    const { rowCount: services } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'proofround-%'`,
    );
    if (services) return 'connected';
    const { rowCount: tables } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");
    return tables ? 'tables' : undefined;
  } finally {
    await client.end();
  }
}

/** Drops every table and function of ours, for a forced restore. Extensions stay. */
export async function empty({ url }: ServiceDatabase): Promise<void> {
  const client = await connected(url);
  try {
    await client.query(`
      DO $$ DECLARE one record; BEGIN
        FOR one IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
        LOOP EXECUTE format('DROP TABLE public.%I CASCADE', one.name); END LOOP;
        FOR one IN SELECT oid::regprocedure AS name FROM pg_proc
          WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
            SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
        LOOP EXECUTE format('DROP ROUTINE %s CASCADE', one.name); END LOOP;
      END $$`);
  } finally {
    await client.end();
  }
}

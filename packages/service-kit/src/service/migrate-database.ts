import { setTimeout as delay } from 'node:timers/promises';

import { DataSource, type QueryRunner } from 'typeorm';
import { z } from 'zod';

import { LOCK_NOT_AVAILABLE, sqlState } from '../database/transactions.js';
import { type DatabaseDefinition, dataSourceOptions } from './data-source.js';

/** The advisory lock that every migrating process takes. The number is arbitrary. */
const MIGRATION_LOCK = 7_311_202_611;

/** Takes rights on a table from every role but its owner, if the migrating role is the owner. */
const revoke = (rights: string, table: string) => `
  DO $$ DECLARE other_role record; BEGIN
    FOR other_role IN
      SELECT DISTINCT r.rolname AS name
      FROM pg_class c CROSS JOIN aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
      WHERE c.oid = to_regclass('public.${table}') AND a.grantee <> c.relowner
        AND pg_has_role(current_user, c.relowner, 'USAGE')
    LOOP EXECUTE format('REVOKE ${rights} ON public.${table} FROM %I', other_role.name); END LOOP;
  END $$`;

/** How long a migration waits for a table lock. Queries queued behind the migration wait as long. */
const LOCK_TIMEOUT_MS = 1000;
const LOCK_ATTEMPTS = 60;
const LOCK_PAUSE_MS = 1000;
/** How long, and how often, a process checks whether another process has finished migrating. */
const TURN_TIMEOUT_MS = 15 * 60_000;
const TURN_PAUSE_MS = 250;

const migrationRows = z.array(z.object({ name: z.string() }));

async function finishedMigrations(runner: QueryRunner): Promise<string[]> {
  const found: unknown = await runner.query("SELECT 1 WHERE to_regclass('public.migrations') IS NOT NULL");
  if (!Array.isArray(found) || found.length === 0) return [];
  return migrationRows
    .parse(await runner.query('SELECT name FROM public.migrations ORDER BY id'))
    .map(({ name }) => name);
}

/**
 * Runs the pending migrations of a database. Only one process migrates at a time; others wait. A migration
 * that cannot lock its table within a second is rolled back and tried again, because every later query on
 * the table would wait behind it.
 * @param options `steps` limits the number of migrations, to test the stages in between
 * @returns the names of the migrations that ran
 * @throws QueryFailedError if a migration fails; earlier ones stay. Error after a wait of 15 minutes
 */
export async function migrateDatabase(
  definition: DatabaseDefinition,
  options: { url: string; service: string; steps?: number },
): Promise<string[]> {
  const base = dataSourceOptions(definition, { ...options, pool: 4 });
  const all = Array.isArray(base.migrations) ? base.migrations : [];
  const database = new DataSource({
    ...base,
    migrations: all.slice(0, options.steps),
    // Building an index may take long.
    extra: { lock_timeout: LOCK_TIMEOUT_MS, statement_timeout: 0 },
  });
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    await takeTurn(runner);
    const before = new Set(await finishedMigrations(runner));
    await runWithRetries(database);
    await runner.query(revoke('INSERT, UPDATE, DELETE, TRUNCATE', 'migrations'));
    for (const table of definition.appendOnly ?? [])
      await runner.query(revoke('UPDATE, DELETE, TRUNCATE', table));
    return (await finishedMigrations(runner)).filter((name) => !before.has(name));
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await database.destroy();
  }
}

const lockAttempt = z.tuple([z.object({ taken: z.boolean() })]);

/**
 * Waits until no other process migrates. It polls, because a statement that waits for the lock is
 * an open transaction, and an index that another process builds online waits for open transactions.
 */
async function takeTurn(runner: QueryRunner): Promise<void> {
  const started = Date.now();
  for (;;) {
    const rows: unknown = await runner.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK]);
    if (lockAttempt.parse(rows)[0].taken) return;
    if (Date.now() - started > TURN_TIMEOUT_MS)
      throw new Error('Another process still migrates after 15 min');
    await delay(TURN_PAUSE_MS);
  }
}

async function runWithRetries(database: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await database.runMigrations();
      return;
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || attempt >= LOCK_ATTEMPTS) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}

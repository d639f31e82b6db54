import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';

import type { Tombstones } from '../departures/tombstones.js';
import { IdempotencyKeyRow } from '../idempotency/idempotency-key.entity.js';
import {
  IdempotencyKeys1700000000001,
  IdempotencyQuotes1700000000003,
} from '../idempotency/idempotency-key.migration.js';
import { InboxRow, OutboxRow } from '../outbox/outbox.entity.js';
import { OutboxAndInbox1700000000000, SentIsGone1700000000002 } from '../outbox/outbox.migration.js';
import { LOCK_NOT_AVAILABLE, sqlState } from './transactions.js';

/** What a service keeps in its database. */
export interface DatabaseDefinition {
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
  /** Where it remembers what is gone for good. */
  tombstones?: Tombstones;
}

/** The data source of a service; `synchronize` is never on, the schema comes from migrations. */
export function dataSourceOptions(
  definition: DatabaseDefinition,
  options: { url: string; pool: number; service: string },
): DataSourceOptions {
  return {
    type: 'postgres',
    url: options.url,
    applicationName: `proofround-${options.service}`,
    entities: [...definition.entities, OutboxRow, InboxRow, IdempotencyKeyRow],
    migrations: [
      OutboxAndInbox1700000000000,
      IdempotencyKeys1700000000001,
      SentIsGone1700000000002,
      IdempotencyQuotes1700000000003,
      ...definition.migrations,
    ],
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    poolSize: options.pool,
    connectTimeoutMS: 5000,
    extra: { idleTimeoutMillis: 30_000, statement_timeout: 30_000 },
  };
}

/** Any number; the same for everyone who migrates. */
const MIGRATION_LOCK = 7_311_202_611;

/** Which migrations ran is for the owner alone to write, whatever rights on tables others have by default. */
const KEEP_THE_RECORD = `
  DO $$ DECLARE one record; BEGIN
    FOR one IN
      SELECT DISTINCT r.rolname AS name
      FROM pg_class c CROSS JOIN aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
      WHERE c.oid = to_regclass('public.migrations') AND a.grantee <> c.relowner
        AND pg_has_role(current_user, c.relowner, 'USAGE')
    LOOP EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON public.migrations FROM %I', one.name); END LOOP;
  END $$`;

/** How long a migration waits for a table in use; whoever comes after it waits as long. */
const LOCK_TIMEOUT_MS = 1000;
const LOCK_ATTEMPTS = 60;
const LOCK_PAUSE_MS = 1000;
/** How long a process waits for another one that migrates, and how often it looks. */
const TURN_PATIENCE_MS = 15 * 60_000;
const TURN_PAUSE_MS = 250;

const namesOf = z.array(z.object({ name: z.string() }));

async function recorded(runner: QueryRunner): Promise<string[]> {
  const there: unknown = await runner.query("SELECT 1 WHERE to_regclass('public.migrations') IS NOT NULL");
  if (!Array.isArray(there) || there.length === 0) return [];
  return namesOf
    .parse(await runner.query('SELECT name FROM public.migrations ORDER BY id'))
    .map(({ name }) => name);
}

/**
 * Brings a database up to date, alone: a second process waits until the first is done. A
 * migration that finds its table in use for more than a second is taken back whole and tried
 * again, so that a long transaction of somebody else never becomes a standstill for everybody.
 *
 * @param options `steps` stops after so many migrations, for a look at the stages in between
 * @returns the names of the migrations that ran
 * @throws QueryFailedError of the migration that failed; those before it stay. An Error where
 * another process is still at it after 15 minutes.
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
    // An index takes the time that it takes.
    extra: { lock_timeout: LOCK_TIMEOUT_MS, statement_timeout: 0 },
  });
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    await takeTurn(runner);
    const before = new Set(await recorded(runner));
    await runPatiently(database);
    await runner.query(KEEP_THE_RECORD);
    return (await recorded(runner)).filter((name) => !before.has(name));
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await database.destroy();
  }
}

const turn = z.tuple([z.object({ taken: z.boolean() })]);

/**
 * Waits until no other process migrates. By asking again and again: one statement that waits would
 * be a transaction as long as it does, which an index that is built online waits for in its turn.
 */
async function takeTurn(runner: QueryRunner): Promise<void> {
  const started = Date.now();
  for (;;) {
    const asked: unknown = await runner.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK]);
    if (turn.parse(asked)[0].taken) return;
    if (Date.now() - started > TURN_PATIENCE_MS) throw new Error('Another process has migrated for 15 min');
    await delay(TURN_PAUSE_MS);
  }
}

async function runPatiently(database: DataSource): Promise<void> {
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

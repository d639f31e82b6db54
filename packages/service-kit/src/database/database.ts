import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';

import { IdempotencyKeyRow } from '../idempotency/idempotency-key.entity.js';
import { IdempotencyKeys1700000000001 } from '../idempotency/idempotency-key.migration.js';
import { InboxRow, OutboxRow } from '../outbox/outbox.entity.js';
import { OutboxAndInbox1700000000000, SentIsGone1700000000002 } from '../outbox/outbox.migration.js';

/** What a service keeps in its database. */
export interface DatabaseDefinition {
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
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

/** Brings a database up to date, alone: a second process waits until the first is done. */
export async function migrateDatabase(
  definition: DatabaseDefinition,
  options: { url: string; service: string },
): Promise<string[]> {
  const database = new DataSource(dataSourceOptions(definition, { ...options, pool: 4 }));
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await database.runMigrations();
    return done.map(({ name }) => name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await database.destroy();
  }
}

import type { DataSourceOptions, MigrationInterface } from 'typeorm';

import type { DatabaseConfig } from '../config/load-config.js';
import { ImpatientClient } from '../database/impatient-client.js';
import { PreparingClient } from '../database/preparing-client.js';
import type { Tombstones } from '../departures/tombstones.js';
import { IdempotencyKeyRow } from '../idempotency/idempotency-key.entity.js';
import {
  IdempotencyKeys1700000000001,
  IdempotencyQuotes1700000000003,
} from '../idempotency/idempotency-key.migration.js';
import { InboxRow } from '../inbox/inbox.entity.js';
import { OutboxRow } from '../outbox/outbox.entity.js';
import { OutboxAndInbox1700000000000, SentIsGone1700000000002 } from '../outbox/outbox.migration.js';

export interface DatabaseDefinition {
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
  /** Tables whose rows the service's database user may add and read, but not change or delete. */
  appendOnly?: string[];
  /** The tables that record deleted users and startups. */
  tombstones?: Tombstones;
}

/** Limits of each connection, in ms. */
const LIMITS = {
  statement_timeout: 30_000,
  // When a network is cut, PostgreSQL does not learn that a process is gone. Without a limit, the locks of
  // its open transaction would stay for hours.
  idle_in_transaction_session_timeout: 30_000,
};

/** TypeORM options of a service. Only migrations change the schema, so `synchronize` is off. */
export function dataSourceOptions(
  definition: DatabaseDefinition,
  options: { url: string; pool: number; service: string; pooler?: DatabaseConfig['DATABASE_POOLER'] },
): DataSourceOptions {
  // A pooler refuses settings of a connection (there the role has the same limits, scripts/src/servers/roles.ts)
  // and does not keep what one prepared.
  const own =
    options.pooler === 'transaction' ? { Client: ImpatientClient } : { ...LIMITS, Client: PreparingClient };
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
    extra: { idleTimeoutMillis: 30_000, ...own },
  };
}

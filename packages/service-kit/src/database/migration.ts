import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A migration; they go forward only, a mistake is mended by the next one. It runs in a
 * transaction, while the version before it is still at work: it adds, and what it takes away
 * nobody uses any more (docs/backup.md, “Migrations”).
 */
export abstract class Migration implements MigrationInterface {
  /** Class name and time stamp; TypeORM remembers a migration by it. */
  abstract readonly name: string;

  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}

/**
 * A migration outside a transaction, for indexes on tables that have rows: they are built while
 * others write. It may be cut off at any line and is then run again from its beginning, so each
 * step must be one that can be repeated, as {@link createIndexOnline} is.
 */
export abstract class OnlineMigration extends Migration {
  readonly transaction = false;
}

/**
 * Builds an index without keeping anybody from writing. What an attempt before left unfinished is
 * removed; an index that is whole stays.
 *
 * @param definition what follows the name: `ON "startups" ("owner_id")`
 */
export async function createIndexOnline(
  runner: QueryRunner,
  name: string,
  definition: string,
  { unique = false } = {},
): Promise<void> {
  const found: unknown = await runner.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [`public."${name}"`],
  );
  // It waits for transactions that began before it, and blocks nobody while it waits.
  await runner.query("SET lock_timeout = '15min'");
  try {
    if (Array.isArray(found) && found.length > 0) await runner.query(`DROP INDEX CONCURRENTLY "${name}"`);
    const kind = unique ? 'UNIQUE INDEX' : 'INDEX';
    await runner.query(`CREATE ${kind} CONCURRENTLY IF NOT EXISTS "${name}" ${definition}`);
  } finally {
    await runner.query('RESET lock_timeout');
  }
}

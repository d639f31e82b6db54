import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A migration. It runs in a transaction and is never reverted. While it runs, the previous release still
 * serves, so it removes only what that release does not use (docs/backup.md, “Migrations”).
 */
export abstract class Migration implements MigrationInterface {
  /** TypeORM's key for the migration; it ends with the time stamp. */
  readonly name: string = this.constructor.name;

  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations cannot be reverted'));
  }
}

/**
 * A migration outside a transaction, to build indexes while others write. It may run again after a crash,
 * so each step must be repeatable, as {@link createIndexOnline} is.
 */
export abstract class OnlineMigration extends Migration {
  readonly transaction = false;
}

/**
 * Builds an index without blocking writes. Replaces an unfinished index of an earlier attempt and
 * keeps a finished one.
 *
 * @param definition the SQL after the index name: `ON "startups" ("owner_id")`
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
  // The build waits for all earlier transactions. It blocks nobody while it waits, so it may wait long.
  await runner.query("SET lock_timeout = '15min'");
  try {
    if (Array.isArray(found) && found.length > 0) await runner.query(`DROP INDEX CONCURRENTLY "${name}"`);
    const kind = unique ? 'UNIQUE INDEX' : 'INDEX';
    await runner.query(`CREATE ${kind} CONCURRENTLY IF NOT EXISTS "${name}" ${definition}`);
  } finally {
    await runner.query('RESET lock_timeout');
  }
}

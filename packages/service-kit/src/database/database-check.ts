import type { DataSource, MigrationInterface } from 'typeorm';
import { z } from 'zod';

const stateRows = z.tuple([z.object({ writable: z.boolean(), migrations: z.array(z.string()) })]);

const STATE = `
  SELECT current_setting('transaction_read_only') = 'off' AS writable,
         ARRAY(SELECT name FROM public.migrations) AS migrations`;

/**
 * Whether a service can use its database: the server answers and takes writes, and every migration
 * of this build ran there. Without its tables a service must not get requests, so a rollout onto an
 * older schema stops at the first replica.
 *
 * @throws QueryFailedError if the server is away or has no schema at all
 */
export async function isDatabaseUsable(database: DataSource): Promise<boolean> {
  const [{ writable, migrations }] = stateRows.parse(await database.query(STATE));
  const finished = new Set(migrations);
  const nameOf = (migration: MigrationInterface) => migration.name ?? migration.constructor.name;
  return writable && database.migrations.every((migration) => finished.has(nameOf(migration)));
}

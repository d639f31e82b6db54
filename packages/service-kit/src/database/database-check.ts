import type { DataSource } from 'typeorm';
import { z } from 'zod';

/**
 * The codes of errors that pass: SQLSTATE 08 (connection), 28 (log-in, while a password is replaced), 53
 * (resources), 57P (the server starts or stops), 58030 (its disk fails), 25006 (read-only after a
 * failover), and Node's errors of sockets and names.
 */
const AWAY =
  /^(08...|25006|28...|53...|57P0[1-5]|58030|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of pg itself have a message and no code. The last text is TypeORM's, after a broken connection. */
const AWAY_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Query runner already released)/;

/** Whether an error means that the database is unavailable and a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true;
  if (AWAY_TEXT.test(error.message)) return true;
  return 'driverError' in error && isDatabaseAway(error.driverError);
}

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
  return writable && database.migrations.every(({ name = '' }) => finished.has(name));
}

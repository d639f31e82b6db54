/**
 * What PostgreSQL and the sockets to it say when the server is away, starting, stopping, full or
 * unreachable (SQLSTATE classes 08, 53, 57P and Node's own codes).
 */
const AWAY = /^(08...|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** pg's own errors have no code. */
const AWAY_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error means that the database is away: what failed may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true;
  if (AWAY_TEXT.test(error.message)) return true;
  return 'driverError' in error && isDatabaseAway(error.driverError);
}

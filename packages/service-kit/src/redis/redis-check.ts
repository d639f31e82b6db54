/** Redis answers, but cannot take the command now: it starts, is a replica, or has no memory or disk left. */
const REFUSAL =
  /^(READONLY|LOADING|OOM|MISCONF|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|EXECABORT|NOAUTH|WRONGPASS) /;
/** Errors of ioredis itself, which have neither a code nor a class that it exports. */
const AWAY_TEXT =
  /^(Connection is closed|Command timed out|Socket timeout|Stream isn't writeable|Reached the max retries|Failed to refresh slots cache|Cluster is(n't ready| disconnect)|None of startup nodes|Too many Cluster redirections|Command aborted|Cluster is ended|Connection is aborted|All sentinels are unreachable)/;

/** Whether an error means that Redis is unavailable and a retry may succeed. Sockets' errors are in `isDatabaseAway`. */
export function isRedisAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ReplyError' ? REFUSAL.test(error.message) : AWAY_TEXT.test(error.message);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

/**
 * Points this machine's PgBouncer to the primary. Patroni answers 200 at /primary only on the
 * member that holds the leader's key; a machine that is cut off finds none and changes nothing.
 */
const EVERY_MS = 500;
const TIMEOUT_MS = 1000;
const SERVER = /host=(\S+)/;

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}

const members = setting('MEMBERS').split(',');
const config = setting('POOLER_CONFIG');
const adminUrl = new URL(setting('POOLER_URL'));
adminUrl.pathname = 'pgbouncer';

/** The host of the only member that is primary; undefined if none says so. */
async function primary(): Promise<string | undefined> {
  const said = await Promise.all(
    members.map(async (member) => {
      const answer = await fetch(`${member}/primary`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        () => undefined,
      );
      return answer?.status === 200 ? new URL(member).hostname : undefined;
    }),
  );
  const found = said.filter((host) => host !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Makes PgBouncer open new connections to the primary. It closes those to the former one as soon as
 * no transaction is in them; a transaction that hangs ends by `tcp_user_timeout`. It does not use
 * KILL: after a KILL, PgBouncer 1.18 ran the statements of a client that was logging in on another
 * service's database.
 */
async function pointTo(host: string): Promise<void> {
  writeFileSync(config, readFileSync(config, 'utf8').replace(SERVER, `host=${host}`));
  const admin = new pg.Client({ connectionString: adminUrl.href, connectionTimeoutMillis: 3000 });
  admin.on('error', () => undefined); // the statement fails as well
  await admin.connect();
  try {
    await admin.query('RELOAD');
  } finally {
    await admin.end();
  }
}

process.on('disconnect', () => process.exit(0));
let current: string | undefined;
for (;;) {
  const host = await primary();
  if (host !== undefined && host !== current) {
    try {
      await pointTo(host);
      current = host;
      process.stdout.write(`${new Date().toISOString()} PgBouncer leads to ${host}\n`);
    } catch (error) {
      process.stdout.write(`${new Date().toISOString()} ${String(error)}\n`);
    }
  }
  await delay(EVERY_MS);
}

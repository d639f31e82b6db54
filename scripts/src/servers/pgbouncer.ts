import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, PGBOUNCER } from '../system/packages.js';
import { listensOn, LOOPBACK } from '../system/ports.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { endingWithUs } from './ends-with-us.js';
import { query } from './pg.js';

export interface PgBouncerOptions {
  dataDir: string;
  port: number;
  /** The address that we connect to; default loopback. */
  host?: string;
  logFile: string;
  /** The URL of the PostgreSQL behind it. */
  server: string;
  /** Connections to the server for each database; few, so that clients must share them. */
  connections: number;
}

/** PgBouncer in transaction mode: each transaction of a client may get another connection to the server. */
export function pgbouncer(options: PgBouncerOptions): {
  spec: ProcessSpec;
  url: string;
  /** The path of its configuration, which names the server. */
  config: string;
} {
  const { dataDir, port, connections, host = LOOPBACK } = options;
  const server = new URL(options.server);
  const folder = join(dataDir, 'pgbouncer');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(
    users,
    `"${decodeURIComponent(server.username)}" "${decodeURIComponent(server.password)}"\n`,
    { mode: 0o600 },
  );
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port}`,
      '[pgbouncer]',
      `listen_addr = ${listensOn(host)}`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 2000',
      // Each database has its own connections; unused ones must not fill the server.
      'server_idle_timeout = 10',
      `admin_users = ${decodeURIComponent(server.username)}`,
      // An unreachable server is given up after this time; the system's default is a quarter of an hour.
      'tcp_user_timeout = 10000',
      'server_connect_timeout = 3',
      'server_login_retry = 1',
      // Shorter than a call's time limit, so that the caller gets an error and tries again.
      'query_wait_timeout = 4',
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const identity = serverIdentity('PgBouncer', dataDir);
  if (identity) giveTo(identity, folder);
  const url = new URL(options.server);
  url.hostname = host;
  url.port = String(port);
  return {
    url: url.href,
    config,
    spec: {
      name: 'PgBouncer',
      ...endingWithUs('TERM', located(PGBOUNCER), [config], identity),
      logFile: options.logFile,
      ready: async () => (await query(url.href, 'SELECT 1')).length === 1,
    },
  };
}

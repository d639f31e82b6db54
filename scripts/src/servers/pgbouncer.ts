import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, PGBOUNCER } from '../system/packages.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { query } from './pg.js';
import { tethered } from './tether.js';

export interface PgBouncerOptions {
  dataDir: string;
  port: number;
  logFile: string;
  /** The URL of the PostgreSQL behind it. */
  server: string;
  /** Connections to the server for each database; few, so that clients must share them. */
  connections: number;
}

/** PgBouncer in transaction mode: each transaction of a client may get another connection to the server. */
export function pgbouncer(options: PgBouncerOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, connections } = options;
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
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 2000',
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const identity = serverIdentity('PgBouncer', dataDir);
  if (identity) giveTo(identity, folder);
  const url = new URL(options.server);
  url.port = String(port);
  return {
    url: url.href,
    spec: {
      name: 'PgBouncer',
      ...tethered('TERM', located(PGBOUNCER), [config], identity?.privileges),
      logFile: options.logFile,
      ready: async () => (await query(url.href, 'SELECT 1')).length === 1,
    },
  };
}

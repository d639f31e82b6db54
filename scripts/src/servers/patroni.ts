import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, PATRONI, POSTGRES } from '../system/packages.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { endingWithUs } from './ends-with-us.js';
import { SERVER_SETTINGS } from './postgres.js';

export interface PatroniOptions {
  dataDir: string;
  logFile: string;
  /** The address that we connect to. */
  host: string;
  /** The address for the other member, for etcd and for poolers. */
  announce: string;
  name: string;
  password: string;
  /** `host:port` of every member of etcd. */
  etcd: readonly string[];
  /** Connections are allowed from this network alone, such as 10.0.0.0/8. */
  network: string;
}

export const PATRONI_PORT = 8008;
export const POSTGRES_PORT = 5432;
const USER = 'proofround';

/**
 * The settings of the whole cluster, which Patroni keeps in etcd. A commit waits for the standby
 * (`synchronous_mode`). If the standby is away, Patroni lets commits pass without it, and marks that it
 * may not be promoted before it has caught up: nothing acknowledged is lost either way.
 */
const CLUSTER = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  primary_start_timeout: 5,
  synchronous_mode: true,
  // A member that has not followed the last promotion may not be promoted.
  check_timeline: true,
  maximum_lag_on_failover: 16 * 1024 * 1024,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '64MB',
      wal_log_hints: 'on',
      wal_keep_size: '256MB',
      max_wal_size: '256MB',
      // The time after which an unreachable primary or standby counts as lost.
      wal_receiver_timeout: '10s',
      wal_sender_timeout: '10s',
      wal_retrieve_retry_interval: '1s',
      tcp_user_timeout: '10s',
      // A vanished process is noticed within 11 s, so that its open transaction releases its locks.
      tcp_keepalives_idle: 5,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
      ...SERVER_SETTINGS,
    },
  },
};

interface Places {
  folder: string;
  /** PostgreSQL's data. */
  data: string;
  /** PostgreSQL's programs. */
  binaries: string;
}

const memberSettings = (options: PatroniOptions, { folder, data, binaries }: Places) => {
  const { name, announce, password } = options;
  const user = { username: USER, password };
  return {
    scope: 'proofround',
    name,
    restapi: { listen: `0.0.0.0:${PATRONI_PORT}`, connect_address: `${announce}:${PATRONI_PORT}` },
    // Version 2 of etcd's interface: over version 3, Patroni 3.0 (Debian 12) writes the leader's key
    // without comparing it, so a former primary that comes back takes it from its successor.
    etcd: { hosts: options.etcd },
    bootstrap: {
      dcs: CLUSTER,
      initdb: ['data-checksums', 'no-sync', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `0.0.0.0:${POSTGRES_PORT}`,
      connect_address: `${announce}:${POSTGRES_PORT}`,
      data_dir: data,
      bin_dir: binaries,
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: user, replication: user, rewind: user },
      parameters: { unix_socket_directories: '' },
      pg_hba: [
        `host replication ${USER} ${options.network} scram-sha-256`,
        `host all all ${options.network} scram-sha-256`,
        `host replication ${USER} 127.0.0.1/32 scram-sha-256`,
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
  };
};

const members = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** The members and their roles, as the Patroni at this address sees them. */
export async function patroniMembers(control: string): Promise<z.infer<typeof members>['members']> {
  const answer = await fetch(`${control}/cluster`, { signal: AbortSignal.timeout(2000) });
  return members.parse(await answer.json()).members;
}

/**
 * Ends a PostgreSQL that a killed Patroni left running, then runs Patroni. Otherwise Patroni 3.0 (Debian
 * 12) empties `synchronous_standby_names` of the running server before it asks who leads. A primary that
 * was replaced meanwhile then confirms the commits that wait for a standby, and they are lost.
 */
const START = '"$1" stop --mode immediate --pgdata "$2" >/dev/null 2>&1; exec "$3" "$4"';

/** A PostgreSQL that Patroni runs: primary or standby, as the members agree through etcd. */
export function patroni(options: PatroniOptions): {
  spec: ProcessSpec;
  url: string;
  /** The address of Patroni's own interface. */
  control: string;
  /** The process id of PostgreSQL itself, while it runs. */
  serverPid: () => number;
} {
  const { dataDir, host, password } = options;
  const folder = join(dataDir, 'patroni');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const data = join(folder, 'data');
  const binaries = dirname(located(POSTGRES));
  const config = join(folder, 'patroni.json');
  // JSON is YAML.
  writeFileSync(config, JSON.stringify(memberSettings(options, { folder, data, binaries }), null, 2), {
    mode: 0o600,
  });
  const identity = serverIdentity('PostgreSQL', dataDir);
  if (identity) {
    giveTo(identity, folder);
    chmodSync(dataDir, 0o711);
  }
  const control = `http://${host}:${PATRONI_PORT}`;
  return {
    url: `postgres://${USER}:${encodeURIComponent(password)}@${host}:${POSTGRES_PORT}/postgres`,
    control,
    serverPid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    spec: {
      name: 'Patroni',
      ...endingWithUs(
        'TERM',
        '/bin/sh',
        ['-c', START, 'sh', join(binaries, 'pg_ctl'), data, located(PATRONI), config],
        identity,
      ),
      cwd: '/',
      logFile: options.logFile,
      stopTimeoutMs: 30_000,
      // Answers 200 on the primary and on a standby that replicates.
      ready: async () => (await fetch(`${control}/health`, { signal: AbortSignal.timeout(2000) })).ok,
    },
  };
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { ETCD, located } from '../system/packages.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { endingWithUs } from './ends-with-us.js';

export interface EtcdOptions {
  dataDir: string;
  logFile: string;
  /** The address that we connect to. */
  host: string;
  /** The member's name, one of `members`. */
  name: string;
  /** The addresses of all members for each other and for clients, by name. */
  members: Readonly<Record<string, string>>;
}

export const ETCD_PORT = 2379;
const PEER_PORT = 2380;

/** A member of an etcd cluster, in which Patroni records the primary. */
export function etcd(options: EtcdOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, host, name, members } = options;
  const folder = join(dataDir, 'etcd');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const identity = serverIdentity('etcd', dataDir);
  if (identity) giveTo(identity, folder);
  const own = members[name] ?? '';
  const peers = Object.entries(members).map(([member, at]) => `${member}=http://${at}:${PEER_PORT}`);
  const args = [
    ...['--name', name, '--data-dir', folder],
    ...['--listen-client-urls', `http://0.0.0.0:${ETCD_PORT}`],
    ...['--advertise-client-urls', `http://${own}:${ETCD_PORT}`],
    ...['--listen-peer-urls', `http://${own}:${PEER_PORT}`],
    ...['--initial-advertise-peer-urls', `http://${own}:${PEER_PORT}`],
    ...['--initial-cluster', peers.join(','), '--initial-cluster-token', 'proofround'],
    // On a busy machine heartbeats may be late, which would cause elections.
    ...['--heartbeat-interval', '300', '--election-timeout', '3000'],
    // A member that returns from a network failure must not depose the others' leader.
    '--pre-vote',
    '--enable-v2', // see patroni.ts
    ...['--logger', 'zap', '--log-level', 'warn'],
  ];
  const url = `http://${host}:${ETCD_PORT}`;
  return {
    url,
    spec: {
      name: 'etcd',
      ...endingWithUs('KILL', located(ETCD), args, identity),
      logFile: options.logFile,
      ready: async () => (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) })).ok,
    },
  };
}

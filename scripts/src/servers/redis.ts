import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Redis } from 'ioredis';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, REDIS } from '../system/packages.js';
import { listensOn, LOOPBACK } from '../system/ports.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { endingWithUs } from './ends-with-us.js';

/** The most memory of our own Redis unless REDIS_MAX_MIB says otherwise; 1 GiB with what rewriting its file needs. */
export const REDIS_MAX_MIB = 640;

export interface RedisOptions {
  dataDir: string;
  port: number;
  /** The address that we connect to; default loopback. */
  host?: string;
  password: string;
  logFile: string;
  /** At this much memory it refuses writes; default {@link REDIS_MAX_MIB}. */
  maxMiB?: number;
  /** Users other than the operator (whose password is `password`), as lines of the configuration. */
  users?: readonly string[];
  /** Makes it a node of a Redis Cluster, which talks to the others at this port. */
  clusterPort?: number;
  /** Makes it one of a primary and its replicas. */
  replication?: RedisReplication;
}

export interface RedisReplication {
  /** The address for the other servers and for clients. */
  announce: string;
  /** `host:port` of the first primary; the primary itself has none. */
  primary?: { host: string; port: number };
}

export async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: 2000,
    maxRetriesPerRequest: 0,
    disconnectTimeout: 100, // else its timer outlives a missing server
  });
  redis.on('error', () => undefined); // the ping below fails as well
  try {
    await redis.connect();
    await redis.ping();
    return true;
  } finally {
    redis.disconnect();
  }
}

const clusterLines = ({ clusterPort, password }: RedisOptions): string[] =>
  clusterPort === undefined
    ? []
    : [
        'cluster-enabled yes',
        `cluster-port ${clusterPort}`,
        'cluster-node-timeout 2000',
        `masterauth ${password}`,
      ];

/** A primary that no replica follows any more refuses writes: it may have been replaced without knowing. */
const replicationLines = ({ replication, port, password }: RedisOptions): string[] =>
  replication === undefined
    ? []
    : [
        `masterauth ${password}`,
        `replica-announce-ip ${replication.announce}`,
        `replica-announce-port ${port}`,
        'repl-timeout 10',
        'repl-ping-replica-period 1',
        'min-replicas-to-write 1',
        'min-replicas-max-lag 5',
        ...(replication.primary ? [`replicaof ${replication.primary.host} ${replication.primary.port}`] : []),
      ];

/** The memory limit. Redis refuses writes at it and never evicts a key, because it holds jobs. */
export const memoryLines = (maxMiB = REDIS_MAX_MIB): string[] => [
  `maxmemory ${maxMiB}mb`,
  'maxmemory-policy noeviction',
];

/** Our own Redis: with an append-only file and a memory limit. */
export function redis(options: RedisOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, password, host = LOOPBACK } = options;
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const config = join(folder, 'server.conf');
  writeFileSync(
    config,
    [
      `bind ${listensOn(host)}`,
      `port ${port}`,
      `dir ${JSON.stringify(folder)}`,
      `requirepass ${password}`,
      ...(options.users ?? []),
      ...clusterLines(options),
      ...replicationLines(options),
      'appendonly yes',
      'appendfsync everysec',
      'save ""',
      ...memoryLines(options.maxMiB),
      'daemonize no',
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const identity = serverIdentity('Redis', dataDir);
  if (identity) giveTo(identity, folder);
  const url = `redis://:${encodeURIComponent(password)}@${host}:${port}`;
  return {
    url,
    spec: {
      name: 'Redis',
      ...endingWithUs('TERM', located(REDIS), [config], identity),
      logFile: options.logFile,
      ready: () => redisAnswers(url),
    },
  };
}

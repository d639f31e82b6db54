import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';

import { type RedisConnection, reportConnection } from './metrics.js';

export type { RedisConnection };

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'redis+sentinel:': 26_379,
  'redis+cluster:': 6379,
  'rediss+cluster:': 6379,
};

/** A comma before the @ belongs to the password. */
const BETWEEN_NODES = /,(?=[^@]*$)/;

/**
 * The address of Redis: `redis://:password@host:6379`, `redis+sentinel://:password@a:26379,b:26379/name`
 * for the primary called `name`, or `redis+cluster://:password@a:6379,b:6379`. `rediss://` and
 * `rediss+cluster://` require TLS.
 */
export const redisAddress = z
  .string()
  .refine(isRedisAddress)
  .describe(
    'redis://:password@host:6379, redis+sentinel://:password@a:26379,b:26379/name or redis+cluster://:password@a:6379,b:6379',
  );

function isRedisAddress(address: string): boolean {
  try {
    targetOf(address);
    return /^(rediss?|redis\+sentinel|rediss?\+cluster):\/\//.test(address);
  } catch {
    return false;
  }
}

interface RedisTarget {
  protocol: string;
  nodes: { host: string; port: number }[];
  /** The name of the primary, for Sentinels. */
  name: string;
  credentials: Pick<RedisOptions, 'username' | 'password'>;
}

/** Reads an address of several nodes. @throws TypeError if it is not a URL, or of Sentinels without the primary's name */
function targetOf(address: string): RedisTarget {
  const [first = '', ...others] = address.split(BETWEEN_NODES);
  const { protocol, username, password } = new URL(first);
  const urls = [first, ...others.map((other) => `${protocol}//${other}`)].map((url) => new URL(url));
  const name = urls.at(-1)?.pathname.slice(1) ?? '';
  if (protocol === 'redis+sentinel:' && name === '')
    throw new TypeError('the address of Sentinels needs the name of the primary');
  return {
    protocol,
    nodes: urls.map(({ hostname, port }) => ({
      host: hostname,
      port: port === '' ? (DEFAULT_PORTS[protocol] ?? 6379) : Number(port),
    })),
    name,
    credentials: {
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
    },
  };
}

/** After a failover the former primary refuses writes: connect again and repeat the command. */
const reconnectOnError = (error: Error): false | 2 => (error.message.startsWith('READONLY') ? 2 : false);

/** The time without an answer after which a server counts as gone. BullMQ's blocking commands wait less. */
const SILENCE_MS = 15_000;

const retryStrategy = (attempt: number): number => Math.min(100 * attempt, 1000);

function connectCluster({ protocol, nodes, credentials }: RedisTarget, options: RedisOptions): Cluster {
  const { enableOfflineQueue, ...perNode } = options;
  return new Cluster(nodes, {
    clusterRetryStrategy: retryStrategy,
    // A command that may fail must not wait for ever until the cluster is back.
    enableOfflineQueue: enableOfflineQueue ?? options.maxRetriesPerRequest === null,
    redisOptions: { ...perNode, ...credentials, ...(protocol === 'rediss+cluster:' ? { tls: {} } : {}) },
  });
}

function connect(address: string, options: RedisOptions): RedisConnection {
  const target = targetOf(address);
  if (target.protocol.endsWith('+cluster:')) return connectCluster(target, options);
  const single: RedisOptions = {
    retryStrategy,
    sentinelRetryStrategy: retryStrategy,
    reconnectOnError,
    ...options,
  };
  if (target.protocol !== 'redis+sentinel:') return new Redis(address, single);
  return new Redis({ ...single, ...target.credentials, name: target.name, sentinels: target.nodes });
}

/** Connects for the lifetime of the process; the connection follows the primaries after a failover. */
export function connectRedis(address: string, options: RedisOptions): RedisConnection {
  const redis = connect(address, { socketTimeout: SILENCE_MS, ...options });
  reportConnection(redis);
  return redis;
}

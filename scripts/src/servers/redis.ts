import { Redis } from 'ioredis';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, REDIS } from '../system/packages.js';
import { tethered } from './tether.js';

export interface RedisOptions {
  dataDir: string;
  port: number;
  password: string;
  logFile: string;
  /** Users other than the operator (whose password is `password`), as lines of the configuration. */
  users?: readonly string[];
}

/** Whether a Redis answers. */
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

/** Our own Redis: with an append-only file and without eviction, because it holds jobs. */
export function redis(options: RedisOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, password } = options;
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const config = join(folder, 'server.conf');
  writeFileSync(
    config,
    [
      'bind 127.0.0.1',
      `port ${port}`,
      `dir ${JSON.stringify(folder)}`,
      `requirepass ${password}`,
      ...(options.users ?? []),
      'appendonly yes',
      'appendfsync everysec',
      'save ""',
      'maxmemory-policy noeviction',
      'daemonize no',
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const url = `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  return {
    url,
    spec: {
      name: 'Redis',
      ...tethered('TERM', located(REDIS), [config]),
      logFile: options.logFile,
      ready: () => redisAnswers(url),
    },
  };
}

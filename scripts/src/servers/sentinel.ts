import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Redis } from 'ioredis';
import { z } from 'zod';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, REDIS } from '../system/packages.js';
import { listensOn, LOOPBACK } from '../system/ports.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { endingWithUs } from './ends-with-us.js';
import { redisAnswers } from './redis.js';

export interface SentinelOptions {
  dataDir: string;
  port: number;
  /** The address that we connect to; default loopback. */
  host?: string;
  /** The address for the other Sentinels; default loopback. */
  announce?: string;
  logFile: string;
  /** The URL of the primary, with its password. */
  primary: string;
  /** The name that clients ask for. */
  name: string;
  /** How many Sentinels must agree that the primary is away. */
  quorum: number;
  /** The silence after which the primary counts as away. */
  downAfterMs: number;
}

const address = z.tuple([z.string(), z.string()]);

/** The host of the primary, as a Sentinel sees it. */
export async function redisPrimary(sentinelUrl: string, name: string): Promise<string> {
  const client = new Redis(sentinelUrl, {
    lazyConnect: true,
    retryStrategy: () => null,
    commandTimeout: 2000,
  });
  client.on('error', () => undefined); // the command fails as well
  try {
    return address.parse(await client.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name))[0];
  } finally {
    client.disconnect();
  }
}

/** A Redis Sentinel: watches a primary and its replicas, and promotes a replica when the primary is away. */
export function sentinel(options: SentinelOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, name, quorum, downAfterMs, host = LOOPBACK, announce = LOOPBACK } = options;
  const primary = new URL(options.primary);
  const folder = join(dataDir, 'sentinel');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const config = join(folder, 'sentinel.conf');
  writeFileSync(
    config,
    [
      `bind ${listensOn(host)}`,
      'protected-mode no',
      `port ${port}`,
      `sentinel announce-ip ${announce}`,
      `sentinel announce-port ${port}`,
      `dir ${JSON.stringify(folder)}`,
      `sentinel monitor ${name} ${primary.hostname} ${primary.port} ${quorum}`,
      `sentinel auth-pass ${name} ${decodeURIComponent(primary.password)}`,
      `sentinel down-after-milliseconds ${name} ${downAfterMs}`,
      `sentinel failover-timeout ${name} 10000`,
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const identity = serverIdentity('Redis', dataDir);
  if (identity) {
    giveTo(identity, folder);
    // Sentinel asks access(2), which ignores capabilities, whether it can rewrite its configuration.
    chmodSync(dataDir, 0o711);
  }
  const url = `redis://${host}:${port}`;
  return {
    url,
    spec: {
      name: 'Sentinel',
      ...endingWithUs('TERM', located(REDIS), [config, '--sentinel'], identity),
      logFile: options.logFile,
      ready: () => redisAnswers(url),
    },
  };
}

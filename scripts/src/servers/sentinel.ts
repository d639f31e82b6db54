import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, REDIS } from '../system/packages.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { redisAnswers } from './redis.js';
import { tethered } from './tether.js';

export interface SentinelOptions {
  dataDir: string;
  port: number;
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

/** A Redis Sentinel: watches a primary and its replicas, and promotes a replica when the primary is away. */
export function sentinel(options: SentinelOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, name, quorum, downAfterMs } = options;
  const primary = new URL(options.primary);
  const folder = join(dataDir, 'sentinel');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const config = join(folder, 'sentinel.conf');
  writeFileSync(
    config,
    [
      'bind 127.0.0.1',
      `port ${port}`,
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
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    spec: {
      name: 'Sentinel',
      ...tethered('TERM', located(REDIS), [config, '--sentinel'], identity?.privileges),
      logFile: options.logFile,
      ready: () => redisAnswers(url),
    },
  };
}

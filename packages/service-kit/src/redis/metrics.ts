import { Cluster, type Redis } from 'ioredis';
import { Gauge } from 'prom-client';

import { collectOnScrape } from '../ops/metrics.js';

/** A connection to one primary, or to all primaries of a cluster. */
export type RedisConnection = Redis | Cluster;

const connected = new Gauge({
  name: 'proofround_redis_connected',
  help: 'Whether every connection of this process to Redis is up (1) or not (0)',
});

const memory = new Gauge({
  name: 'proofround_redis_memory_bytes',
  help: 'Memory that Redis uses',
});

const memoryLimit = new Gauge({
  name: 'proofround_redis_max_memory_bytes',
  help: 'Memory that Redis may use; 0 without a limit. At the limit it refuses writes',
});

const connections = new Set<RedisConnection>();

/** Reports whether the connection is up, until it is closed. */
export function reportConnection(redis: RedisConnection): void {
  if (connections.size === 0) endCollecting = collectOnScrape(measureConnections);
  connections.add(redis);
  redis.once('end', () => {
    connections.delete(redis);
    if (connections.size === 0) endCollecting?.();
  });
}
let endCollecting: (() => void) | undefined;

function measureConnections(): Promise<void> {
  // A cluster says `connect` while it still reads which node holds what.
  connected.set([...connections].every(({ status }) => status === 'ready') ? 1 : 0);
  return Promise.resolve();
}

const figure = (info: string, name: string) =>
  Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);

/** Reads the memory of the server; of a cluster, the fullest node's. */
export async function measureMemory(redis: RedisConnection): Promise<void> {
  const nodes: Redis[] = redis instanceof Cluster ? redis.nodes('master') : [redis];
  const read = await Promise.all(
    nodes.map(async (node) => {
      const info = await node.info('memory');
      return { used: figure(info, 'used_memory'), limit: figure(info, 'maxmemory') };
    }),
  );
  const share = ({ used, limit }: { used: number; limit: number }) => (limit > 0 ? used / limit : 0);
  const [fullest] = read.toSorted((a, b) => share(b) - share(a));
  memory.set(fullest?.used ?? 0);
  memoryLimit.set(fullest?.limit ?? 0);
}

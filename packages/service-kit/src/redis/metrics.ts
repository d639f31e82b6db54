import { Cluster, type Redis } from 'ioredis';

import { perService } from '../context/per-service.js';
import { collectOnScrape, gauge } from '../ops/metrics.js';

/** A connection to one primary, or to all primaries of a cluster. */
export type RedisConnection = Redis | Cluster;

const connected = gauge({
  name: 'proofround_redis_connected',
  help: 'Whether every connection of this process to Redis is up (1) or not (0)',
});

const memory = gauge({
  name: 'proofround_redis_memory_bytes',
  help: 'Memory that Redis uses',
});

const memoryLimit = gauge({
  name: 'proofround_redis_max_memory_bytes',
  help: 'Memory that Redis may use; 0 without a limit. At the limit it refuses writes',
});

interface Reported {
  connections: Set<RedisConnection>;
  endCollecting: () => void;
}

const reported = perService<Reported>(() => ({ connections: new Set(), endCollecting: () => undefined }));

/** Reports whether the connection is up, until it is closed. */
export function reportConnection(redis: RedisConnection): void {
  const ofService = reported();
  const { connections } = ofService;
  if (connections.size === 0) ofService.endCollecting = collectOnScrape(measureConnections);
  connections.add(redis);
  redis.once('end', () => {
    connections.delete(redis);
    if (connections.size === 0) ofService.endCollecting();
  });
}

function measureConnections(): Promise<void> {
  // A cluster emits `connect` before it knows which node holds which keys.
  connected().set([...reported().connections].every(({ status }) => status === 'ready') ? 1 : 0);
  return Promise.resolve();
}

const figure = (info: string, name: string) =>
  Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);

/** Bytes that Redis uses, and that it may use; 0 without a limit. */
export interface RedisMemory {
  readonly used: number;
  readonly limit: number;
}

/** How full Redis is, from 0 to 1; 0 without a limit. */
export const shareUsed = ({ used, limit }: RedisMemory): number => (limit > 0 ? used / limit : 0);

/** Reads the memory of the server; of a cluster, the fullest node's. */
export async function memoryOf(redis: RedisConnection): Promise<RedisMemory> {
  const nodes: Redis[] = redis instanceof Cluster ? redis.nodes('master') : [redis];
  const read = await Promise.all(
    nodes.map(async (node) => {
      const info = await node.info('memory');
      return { used: figure(info, 'used_memory'), limit: figure(info, 'maxmemory') };
    }),
  );
  const [fullest] = read.toSorted((a, b) => shareUsed(b) - shareUsed(a));
  return fullest ?? { used: 0, limit: 0 };
}

/** Reports the memory of the server. */
export async function measureMemory(redis: RedisConnection): Promise<void> {
  const { used, limit } = await memoryOf(redis);
  memory().set(used);
  memoryLimit().set(limit);
}

import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

import { Redis } from 'ioredis';
import { z } from 'zod';

import { REDIS_KEYS } from '../servers/redis-users.js';
import { UserError } from '../system/output.js';

/** Jobs, chat sessions, budgets; not the gateway's counters, which cover only minutes. */
const KEPT = REDIS_KEYS['ai-worker'];

/**
 * All keys of some patterns with their values, in one step. A script runs alone, so the jobs of a
 * queue are consistent with the queue's lists.
 */
const READ_ALL = `
  local found = {}
  for _, pattern in ipairs(ARGV) do
    for _, key in ipairs(redis.call('KEYS', pattern)) do
      found[#found + 1] = { key, redis.call('PTTL', key), redis.call('DUMP', key) }
    end
  end
  return found`;

const entries = z.array(z.tuple([z.instanceof(Buffer), z.number(), z.instanceof(Buffer)]));
const kept = z.object({ key: z.string(), expires_at: z.number().nullable(), value: z.base64() });
type Kept = z.output<typeof kept>;

/** Connects to a Redis that must answer. */
export async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  if (url.includes('+cluster://'))
    throw new UserError(
      'A Redis Cluster cannot be saved in one step (docs/backup.md, "Limits"). Set REDIS_URL to one Redis.',
    );
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5000 });
  redis.on('error', () => undefined); // the command fails as well
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** Writes ai-worker's keys, one a line: name, expiry, value in Redis' dump format. */
export async function saveRedis(redis: Redis, file: string): Promise<number> {
  const found = entries.parse(await redis.callBuffer('EVAL', READ_ALL, 0, ...KEPT));
  const now = Date.now();
  const out = await open(file, 'w', 0o600);
  try {
    for (const [key, ttl, value] of found) {
      const line: Kept = {
        key: key.toString('utf8'),
        expires_at: ttl < 0 ? null : now + ttl,
        value: value.toString('base64'),
      };
      await out.write(`${JSON.stringify(line)}\n`);
    }
  } finally {
    await out.close();
  }
  return found.length;
}

export async function redisVersion(redis: Redis): Promise<string> {
  return /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? 'unknown';
}

async function keysNow(redis: Redis): Promise<string[]> {
  const all = await Promise.all(KEPT.map((pattern) => redis.keys(pattern)));
  return all.flat();
}

/** The number of keys that a restore would replace. */
export const keysIn = async (redis: Redis): Promise<number> => (await keysNow(redis)).length;

/** Removes the keys that a restore would replace. */
export async function removeKeys(redis: Redis): Promise<void> {
  for (const key of await keysNow(redis)) await redis.unlink(key);
}

/** Restores every key that has not expired meanwhile. */
export async function loadRedis(redis: Redis, file: string): Promise<void> {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const { key, expires_at, value } = kept.parse(JSON.parse(line));
    if (expires_at !== null && expires_at <= Date.now()) continue;
    const content = Buffer.from(value, 'base64');
    if (expires_at === null) await redis.restore(key, 0, content);
    else await redis.restore(key, expires_at, content, 'ABSTTL');
  }
}

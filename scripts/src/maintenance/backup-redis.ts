import { Redis } from 'ioredis';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { z } from 'zod';

import { REDIS_KEYS } from '../servers/redis-users.js';

/** Jobs, chat sessions, budgets. Not the gateway's counters: they are about the last minutes. */
const KEPT = REDIS_KEYS['ai-worker'];

/**
 * All keys of some patterns with their values, in one step: a script runs alone, so the jobs of a
 * queue and the lists that they stand in belong together.
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

/** Works with a Redis that must answer. */
export async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5000 });
  redis.on('error', () => undefined); // what is asked fails as well
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** Writes what ai-worker keeps in Redis, one key a line: its name, when it ends, its value as Redis dumps it. */
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

/** The version of a Redis. */
export async function redisVersion(redis: Redis): Promise<string> {
  return /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? 'unknown';
}

async function keysNow(redis: Redis): Promise<string[]> {
  const all = await Promise.all(KEPT.map((pattern) => redis.keys(pattern)));
  return all.flat();
}

/** How many keys there are that a restore would bring. */
export const keysIn = async (redis: Redis): Promise<number> => (await keysNow(redis)).length;

/** Removes what a restore would bring. */
export async function removeKeys(redis: Redis): Promise<void> {
  for (const key of await keysNow(redis)) await redis.unlink(key);
}

/** Brings back every key whose time has not run out meanwhile. */
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

import { createHash } from 'node:crypto';

import type { RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { z } from 'zod';

import { goneKey } from '../redis/redis.js';

const entry = z.object({ value: z.unknown(), model: z.string() });
export type CachedAnswer = z.output<typeof entry>;

/** The key of the set that lists the cache keys of a user's answers. */
const indexOf = (userId: string): string => `model:answers:${userId}`;

/**
 * Caches answers by a hash of the whole question: content, model, prompt version, schema. An
 * unavailable Redis or an invalid entry is a miss, never an error.
 */
export class AnswerCache {
  constructor(
    private readonly redis: RedisConnection,
    private readonly lifeMs: number,
  ) {}

  static key(...parts: readonly unknown[]): string {
    return `model:answer:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
  }

  async get(key: string): Promise<CachedAnswer | undefined> {
    if (this.lifeMs === 0) return undefined;
    try {
      const text = await this.redis.get(key);
      return text === null ? undefined : entry.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }

  /** Stores an answer for `lifeMs`, or until the user's account is deleted. */
  async put(key: string, answer: CachedAnswer, userId: string): Promise<void> {
    if (this.lifeMs === 0) return;
    try {
      // The index comes first, so that after a crash forget() still finds the answer.
      await this.redis.sadd(indexOf(userId), key);
      await this.redis.pexpire(indexOf(userId), this.lifeMs);
      await this.redis.set(key, JSON.stringify(answer), 'PX', this.lifeMs);
      if ((await this.redis.exists(goneKey(userId))) === 0) return;
      // The account was deleted meanwhile, and forget() may have read the index before the answer was stored.
      await this.redis.del(key);
      await this.forget(userId);
    } catch {
      // An answer that is not stored is asked for again.
    }
  }

  /** Removes every answer to a user's questions. */
  async forget(userId: string): Promise<void> {
    const keys = await this.redis.smembers(indexOf(userId));
    for (const key of keys) await this.redis.del(key);
    // Not the whole index, because another key may have joined it meanwhile.
    if (keys.length > 0) await this.redis.srem(indexOf(userId), ...keys);
  }
}

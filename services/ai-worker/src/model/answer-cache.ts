import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { z } from 'zod';

import { goneKey } from '../privacy/keys.js';

const entry = z.object({ value: z.unknown(), model: z.string() });
export type CachedAnswer = z.output<typeof entry>;

/** Under which keys the answers to a user's questions are kept. */
const indexOf = (userId: string): string => `model:answers:${userId}`;

/**
 * Answers of before, by a hash of all that made the question: content, model, prompt version,
 * shape. Redis away or an entry that no longer fits is a miss, never an error.
 */
export class AnswerCache {
  constructor(
    private readonly redis: Redis,
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

  /** Keeps an answer for as long as answers are kept, or until its user's account is deleted. */
  async put(key: string, answer: CachedAnswer, userId: string): Promise<void> {
    if (this.lifeMs === 0) return;
    try {
      // Known to the index before it is there, so that no crash hides it from forget().
      await this.redis.sadd(indexOf(userId), key);
      await this.redis.pexpire(indexOf(userId), this.lifeMs);
      await this.redis.set(key, JSON.stringify(answer), 'PX', this.lifeMs);
      // A job that outlasts the account leaves nothing either.
      if ((await this.redis.exists(goneKey(userId))) === 1) await this.forget(userId);
    } catch {
      // then it is asked again
    }
  }

  /** Removes every answer to a user's questions. */
  async forget(userId: string): Promise<void> {
    const keys = await this.redis.smembers(indexOf(userId));
    for (const key of keys) await this.redis.del(key);
    await this.redis.del(indexOf(userId));
  }
}

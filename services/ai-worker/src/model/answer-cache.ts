import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { z } from 'zod';

const entry = z.object({ value: z.unknown(), model: z.string() });
export type CachedAnswer = z.output<typeof entry>;

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

  async put(key: string, answer: CachedAnswer): Promise<void> {
    if (this.lifeMs === 0) return;
    await this.redis.set(key, JSON.stringify(answer), 'PX', this.lifeMs).catch(() => undefined);
  }
}

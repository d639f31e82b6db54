import { QUEUE_PREFIX } from '@proofround/contracts';
import type { RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';

/** A job that waits longer is not counted: its end may have been lost with a worker. */
const COUNTED_MS = 60 * 60 * 1000;
/** BullMQ's last priority; 1 is the first. */
const LAST = 2 ** 21 - 1;

/**
 * The priority of a job by its position among its owner's waiting jobs. A job with precedence comes first
 * within its position, but after all earlier positions, so that nobody starves.
 */
export function priorityOf(place: number, hasPrecedence: boolean): number {
  return Math.min(LAST, 2 * place - (hasPrecedence ? 1 : 0));
}

/**
 * Orders the jobs of one queue fairly between owners (LIMIT-21): the first waiting job of each owner
 * comes before the second of any, and so on. Keeps the ids of an owner's waiting jobs in Redis.
 */
export class FairOrder {
  constructor(
    private readonly redis: RedisConnection,
    private readonly queue: string,
  ) {}

  /** Counts a job as waiting; returns its place, the last among its owner's waiting jobs. */
  async enter(owner: string, jobId: string): Promise<number> {
    const key = this.keyOf(owner);
    const now = Date.now();
    const results = await this.redis
      .multi()
      .zremrangebyscore(key, 0, now - COUNTED_MS)
      .zadd(key, 'NX', now, jobId)
      .pexpire(key, COUNTED_MS)
      .zcard(key)
      .exec();
    const [error, waiting] = results?.at(-1) ?? [];
    if (error) throw error;
    return Number(waiting);
  }

  /** Counts a job as waiting no longer. */
  async leave(owner: string, jobId: string): Promise<void> {
    await this.redis.zrem(this.keyOf(owner), jobId);
  }

  private keyOf(owner: string): string {
    return `${QUEUE_PREFIX}:${this.queue}:owner:${owner}`;
  }
}

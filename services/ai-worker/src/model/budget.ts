import type { Redis } from 'ioredis';

import type { Clock } from './clock.js';
import { ModelUnavailable } from './model.js';

/** Longer than the day that it counts, so that a call across midnight still finds its day. */
const KEPT_MS = 2 * 24 * 3600 * 1000;

/** KEYS: the day. ARGV: what is asked for, the day's limit, time to live in ms. */
const RESERVE = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then return 0 end
redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/** KEYS: the day. ARGV: the difference. A day that is gone gets no credit. */
const SETTLE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('INCRBY', KEYS[1], ARGV[1])
return 1`;

/** Millionths of a dollar: Redis counts in whole numbers. */
const micros = (dollars: number) => Math.ceil(dollars * 1e6);

export interface Reservation {
  /** Puts what was really spent (US dollars) in the place of the estimate. */
  settle(dollars: number): Promise<void>;
}

/**
 * What one user may spend on the model per day (UTC), in US dollars. An estimate is reserved
 * before each attempt and settled afterwards, in Redis, so that calls at the same moment in all
 * workers see each other. What is never settled (a crash, a lost answer that was paid for perhaps)
 * stays counted.
 */
export class Budget {
  constructor(
    private readonly redis: Redis,
    private readonly limit: number,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * @throws ModelUnavailable budget: today's is spent, or cannot be looked up. Without the books
   * nothing is spent: rules cost nothing.
   */
  async reserve(userId: string, estimate: number): Promise<Reservation> {
    const key = `model:budget:${userId}:${new Date(this.clock.now()).toISOString().slice(0, 10)}`;
    const reserved = micros(estimate);
    let granted: unknown;
    try {
      granted = await this.redis.eval(RESERVE, 1, key, reserved, micros(this.limit), KEPT_MS);
    } catch (error) {
      throw new ModelUnavailable('budget', { cause: error });
    }
    if (granted !== 1) throw new ModelUnavailable('budget');
    return {
      settle: async (dollars) => {
        await this.redis.eval(SETTLE, 1, key, micros(dollars) - reserved);
      },
    };
  }
}

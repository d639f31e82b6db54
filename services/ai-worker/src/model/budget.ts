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
const MICROS = 1e6;
const micros = (dollars: number) => Math.ceil(dollars * MICROS);

export interface Reservation {
  /** Puts what was really spent (US dollars) in the place of the estimate. */
  settle(dollars: number): Promise<void>;
}

/** US dollars per day (UTC). */
export interface DailyLimits {
  readonly perUser: number;
  readonly perDay: number;
}

/**
 * What may be spent on the model per day (UTC), in US dollars: by one user, and by all together,
 * so that many accounts cost no more than the operator wants. An estimate is reserved before each
 * attempt and settled afterwards, in Redis, so that calls at the same moment in all workers see
 * each other. What is never settled (a crash, a lost answer that was paid for perhaps) stays counted.
 */
export class Budget {
  constructor(
    private readonly redis: Redis,
    private readonly limits: DailyLimits,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * @throws ModelUnavailable budget or site-budget: today's is spent, or cannot be looked up.
   * Without the books nothing is spent: rules cost nothing.
   */
  async reserve(userId: string, estimate: number): Promise<Reservation> {
    const { perUser, perDay } = this.limits;
    const day = this.today();
    const own = await this.take('budget', `model:budget:${userId}:${day}`, estimate, perUser);
    try {
      // Two commands, as the two keys may live on two nodes of a cluster.
      const all = await this.take('site-budget', siteKey(day), estimate, perDay);
      return {
        settle: async (dollars) => {
          await Promise.all([own.settle(dollars), all.settle(dollars)]);
        },
      };
    } catch (error) {
      await own.settle(0).catch(() => undefined); // then it stays counted until tomorrow
      throw error;
    }
  }

  /** What all users together have spent or reserved today, in US dollars. */
  async spentToday(): Promise<number> {
    return Number((await this.redis.get(siteKey(this.today()))) ?? 0) / MICROS;
  }

  private today(): string {
    return new Date(this.clock.now()).toISOString().slice(0, 10);
  }

  private async take(
    reason: 'budget' | 'site-budget',
    key: string,
    estimate: number,
    limit: number,
  ): Promise<Reservation> {
    const reserved = micros(estimate);
    let granted: unknown;
    try {
      granted = await this.redis.eval(RESERVE, 1, key, reserved, micros(limit), KEPT_MS);
    } catch (error) {
      throw new ModelUnavailable(reason, { cause: error });
    }
    if (granted !== 1) throw new ModelUnavailable(reason);
    return {
      settle: async (dollars) => {
        await this.redis.eval(SETTLE, 1, key, micros(dollars) - reserved);
      },
    };
  }
}

const siteKey = (day: string): string => `model:site-budget:${day}`;

import type { RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';

import type { Clock } from './clock.js';
import { ModelUnavailable } from './model.js';

/** Longer than a day, so that a call across midnight can still settle its reservation. */
const KEPT_MS = 2 * 24 * 3600 * 1000;

/** KEYS: the day. ARGV: the amount, the day's limit, the time to live in ms. */
const RESERVE = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then return 0 end
redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/** KEYS: the day. ARGV: the difference. An expired day is left alone. */
const SETTLE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('INCRBY', KEYS[1], ARGV[1])
return 1`;

/** Amounts are stored in millionths of a dollar, because Redis counts in integers. */
const MICROS = 1e6;
const micros = (dollars: number) => Math.ceil(dollars * MICROS);

/** One of the user's answers of the day. */
export interface ReservedAnswer {
  giveBack(): Promise<void>;
}

export interface Reservation {
  /** Replaces the estimate by the real cost in US dollars. */
  settle(dollars: number): Promise<void>;
}

/** US dollars per day (UTC). */
export interface DailyLimits {
  readonly perUser: number;
  readonly perDay: number;
}

/**
 * Limits the cost of the model per day (UTC), per user and for all users together. An estimate is
 * reserved before each attempt and settled afterwards, in Redis, so that concurrent calls of all
 * workers count. An unsettled reservation (a crash, an answer that may be charged) stays counted.
 */
export class Budget {
  constructor(
    private readonly redis: RedisConnection,
    private readonly limits: DailyLimits,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** @throws ModelUnavailable budget or site-budget: it is spent, or Redis is unavailable */
  async reserve(userId: string, estimate: number): Promise<Reservation> {
    const { perUser, perDay } = this.limits;
    const day = this.today();
    const reserved = micros(estimate);
    const ownKey = `model:budget:${userId}:${day}`;
    const own = await this.take('budget', ownKey, reserved, micros(perUser));
    try {
      // Two commands, because the keys may be on different nodes of a cluster.
      const all = await this.take('site-budget', siteKey(day), reserved, micros(perDay));
      return {
        settle: async (dollars) => {
          await Promise.all([own.adjust(micros(dollars)), all.adjust(micros(dollars))]);
        },
      };
    } catch (error) {
      await own.adjust(0).catch(() => undefined); // it stays counted until tomorrow
      throw error;
    }
  }

  /**
   * Reserves one of a user's answers of the day.
   * @throws ModelUnavailable answers-a-day: all are used, or Redis is unavailable
   */
  async reserveAnswer(userId: string, job: string, most: number): Promise<ReservedAnswer> {
    const key = `model:answers-a-day:${job}:${userId}:${this.today()}`;
    const { adjust } = await this.take('answers-a-day', key, 1, most);
    return { giveBack: () => adjust(0) };
  }

  /** The amount spent or reserved today by all users, in US dollars. */
  async spentToday(): Promise<number> {
    return Number((await this.redis.get(siteKey(this.today()))) ?? 0) / MICROS;
  }

  private today(): string {
    return new Date(this.clock.now()).toISOString().slice(0, 10);
  }

  /** Takes an amount from a day's limit; `adjust` replaces the reserved amount by the used one. */
  private async take(
    reason: 'budget' | 'site-budget' | 'answers-a-day',
    key: string,
    amount: number,
    limit: number,
  ) {
    let granted: unknown;
    try {
      granted = await this.redis.eval(RESERVE, 1, key, amount, limit, KEPT_MS);
    } catch (error) {
      throw new ModelUnavailable(reason, { cause: error });
    }
    if (granted !== 1) throw new ModelUnavailable(reason);
    return {
      adjust: async (actual: number) => {
        await this.redis.eval(SETTLE, 1, key, actual - amount);
      },
    };
  }
}

const siteKey = (day: string): string => `model:site-budget:${day}`;

/** US dollars per million tokens, as configured. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** The cost in US dollars; an upper bound, because provider discounts are not counted. */
export function costOf(tokens: { input_tokens: number; output_tokens: number }, prices: Prices): number {
  return (tokens.input_tokens * prices.input + tokens.output_tokens * prices.output) / 1e6;
}

/** A high estimate of a text's tokens in any language. */
export function guessTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

/** More than the providers' models write in a second. */
const TOKENS_A_SECOND = 250;

/** The tokens of an answer that can come in time; a longer one would be paid for and never read. */
export function tokensIn(ms: number): number {
  return Math.max(1, Math.ceil((ms / 1000) * TOKENS_A_SECOND));
}

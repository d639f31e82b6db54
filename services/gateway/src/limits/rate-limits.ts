import { createHash } from 'node:crypto';

import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { GatewayConfig } from '../config.js';
import { HttpProblem } from '../http/errors.js';
import { policies, type Policy, type PolicyName } from './policies.js';

interface Limiter {
  policy: Policy;
  limiter: RateLimiterRedis;
}

/** What is left of a limit after a request. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the count starts again. */
  readonly reset: number;
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers (version 06). */
export const allowanceHeaders = ({ limit, remaining, reset }: Allowance): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
});

/** Hashes a user id, e-mail address or network address, so that Redis stores no personal data. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/** Counts requests in Redis, shared by all gateways; while it is unavailable, in each gateway's memory. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimits.name);
  private readonly redis: RedisConnection | undefined;
  private readonly limiters = new Map<PolicyName, Limiter>();

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    if (!config.RATE_LIMITS) return;
    const redis = connectRedis(config.REDIS_URL, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: 500,
    });
    redis.on('error', (error: Error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
    this.redis = redis;
    for (const [name, policy] of Object.entries(policies(config)) as [PolicyName, Policy][]) {
      const options = { keyPrefix: `limit:${policy.name}`, points: policy.points, duration: policy.seconds };
      const limiter = new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(options),
      });
      this.limiters.set(name, { policy, limiter });
    }
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /**
   * Counts one request and returns what is left; undefined if limits are off.
   * @throws HttpProblem 429 with Retry-After if it exceeds the limit
   */
  async count(name: PolicyName, subject: string, points = 1): Promise<Allowance | undefined> {
    const found = this.limiters.get(name);
    if (!found) return undefined;
    try {
      return allowanceOf(found.policy, await found.limiter.consume(keyOf(subject), points));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw refusal(found.policy, error);
    }
  }

  /** Refuses a subject that has reached the limit; does not count. @throws HttpProblem 429 */
  async check(name: PolicyName, subject: string): Promise<Allowance | undefined> {
    const found = this.limiters.get(name);
    if (!found) return undefined;
    const { policy, limiter } = found;
    const count = await limiter.get(keyOf(subject));
    if (!count) return { limit: policy.points, remaining: policy.points, reset: policy.seconds };
    if (count.consumedPoints >= policy.points) throw refusal(policy, count);
    return allowanceOf(policy, count);
  }

  /** Clears the count, e.g. after a successful log-in. */
  async forget(name: PolicyName, subject: string): Promise<void> {
    await this.limiters.get(name)?.limiter.delete(keyOf(subject));
  }

  /** Undoes one count, e.g. of an attempt that did not fail because of the password. */
  async takeBack(name: PolicyName, subject: string): Promise<void> {
    await this.limiters.get(name)?.limiter.reward(keyOf(subject));
  }
}

function allowanceOf(policy: Policy, { remainingPoints, msBeforeNext }: RateLimiterRes): Allowance {
  return {
    limit: policy.points,
    remaining: Math.max(0, remainingPoints),
    reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  };
}

function refusal(policy: Policy, count: RateLimiterRes): HttpProblem {
  const allowance = { ...allowanceOf(policy, count), remaining: 0 };
  return new HttpProblem(429, policy.detail, {
    'retry-after': String(allowance.reset),
    ...allowanceHeaders(allowance),
  });
}

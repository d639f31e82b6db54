import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { GatewayConfig } from '../config.js';
import { HttpProblem } from '../http/errors.js';
import { policies, type Policy, type PolicyName } from './policies.js';

interface Limiter {
  policy: Policy;
  limiter: RateLimiterRedis;
}

/** Hashes a user id, e-mail address or network address, so that Redis stores no personal data. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/**
 * Counts requests in Redis, shared by all gateways. While Redis is unavailable, each gateway counts
 * in its own memory, so that limits still apply and requests still pass.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimits.name);
  private readonly redis: Redis | undefined;
  private readonly limiters = new Map<PolicyName, Limiter>();

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    if (!config.RATE_LIMITS) return;
    const redis = new Redis(config.REDIS_URL, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: 500,
      retryStrategy: (attempt) => Math.min(100 * attempt, 1000),
    });
    redis.on('error', (error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
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

  /** Counts one request. @throws HttpProblem 429 with Retry-After if it exceeds the limit. */
  async count(name: PolicyName, subject: string): Promise<void> {
    const found = this.limiters.get(name);
    if (!found) return;
    try {
      await found.limiter.consume(keyOf(subject));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new HttpProblem(429, found.policy.detail, { 'retry-after': String(seconds) });
    }
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

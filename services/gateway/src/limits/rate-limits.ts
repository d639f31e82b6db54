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

/** Who is counted, as a key that tells nobody who it was. */
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22);

/**
 * Counts requests in Redis, for all gateways together. With Redis away each gateway counts for
 * itself: neither does everybody get in nor is everybody turned away.
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
      const counted = { keyPrefix: `limit:${policy.name}`, points: policy.points, duration: policy.seconds };
      const limiter = new RateLimiterRedis({
        ...counted,
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(counted),
      });
      this.limiters.set(name, { policy, limiter });
    }
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Counts one request. @throws HttpProblem 429 with Retry-After for one too many. */
  async count(name: PolicyName, who: string): Promise<void> {
    const found = this.limiters.get(name);
    if (!found) return;
    try {
      await found.limiter.consume(keyOf(who));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new HttpProblem(429, found.policy.detail, { 'retry-after': String(seconds) });
    }
  }

  /** Forgets what was counted: the attempts turned out to be in order. */
  async forget(name: PolicyName, who: string): Promise<void> {
    await this.limiters.get(name)?.limiter.delete(keyOf(who));
  }

  /** Takes one count back: the attempt did not turn out to be what is counted. */
  async takeBack(name: PolicyName, who: string): Promise<void> {
    await this.limiters.get(name)?.limiter.reward(keyOf(who));
  }
}

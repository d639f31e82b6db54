import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import type { RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';

import { SessionStore } from '../chat/sessions/session-store.js';
import type { AiWorkerConfig } from '../config.js';
import { AnswerCache } from '../model/answer-cache.js';
import { modelRedis } from '../redis/redis.js';

/** Removes a deleted user's data from Redis. */
@Injectable()
export class AccountErasure implements OnApplicationShutdown {
  private readonly redis: RedisConnection;
  private readonly answers: AnswerCache;

  constructor(
    private readonly sessions: SessionStore,
    @Inject(CONFIG) config: Pick<AiWorkerConfig, 'REDIS_URL' | 'OPENAI_CACHE_TTL_S'>,
  ) {
    this.redis = modelRedis(config.REDIS_URL);
    this.answers = new AnswerCache(this.redis, config.OPENAI_CACHE_TTL_S * 1000);
  }

  /**
   * Removes conversations and cached answers. The budget counters contain no personal data and expire
   * within two days. Throws while Redis is unavailable, so that the event is delivered again.
   */
  async erase(userId: string): Promise<void> {
    await this.sessions.erase(userId); // first: it also marks the user as gone
    await this.answers.forget(userId);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

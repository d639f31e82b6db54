import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import type { Redis } from 'ioredis';

import { SessionStore } from '../chat/sessions/session-store.js';
import type { AiWorkerConfig } from '../config.js';
import { AnswerCache } from '../model/answer-cache.js';
import { modelRedis } from '../model/redis.js';

/** Removes what Redis holds on a user whose account is gone. */
@Injectable()
export class AccountErasure implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly answers: AnswerCache;

  constructor(
    private readonly sessions: SessionStore,
    @Inject(CONFIG) config: Pick<AiWorkerConfig, 'REDIS_URL' | 'OPENAI_CACHE_TTL_S'>,
  ) {
    this.redis = modelRedis(config.REDIS_URL);
    this.answers = new AnswerCache(this.redis, config.OPENAI_CACHE_TTL_S * 1000);
  }

  /**
   * The conversations, and the answers of the model that are kept for what the user asked. What was
   * counted against their budget runs out by itself within two days and says nothing of them.
   * Throws while Redis is away: the event comes again.
   */
  async erase(userId: string): Promise<void> {
    await this.sessions.erase(userId); // first: it also marks the user as gone
    await this.answers.forget(userId);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

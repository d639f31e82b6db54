import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { unauthenticated } from '@proofround/contracts';
import { CONFIG, unavailable } from '@proofround/service-kit';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

import type { AiWorkerConfig } from '../../config.js';
import { GONE_MS, goneKey, prefixOf } from '../../redis/redis.js';
import { interviewState } from '../state.js';

/** A session ends this long after its start, even if it is in use (CHAT-3). */
const SESSION_LIFE_MS = 24 * 3600 * 1000;

/** The bounds of the stored history. The newest turns are kept. */
const HISTORY = { turns: 200, characters: 100_000 } as const;

const utterance = z.object({ by: z.enum(['user', 'interviewer']), text: z.string() });

export const chatSession = z.object({
  state: interviewState,
  history: z.array(utterance),
});
export type ChatSession = z.infer<typeof chatSession>;
type Utterance = z.infer<typeof utterance>;

/** Appends messages to the history and drops the oldest turns beyond the bounds. */
export function remember(history: readonly Utterance[], ...added: readonly Utterance[]): Utterance[] {
  const kept: Utterance[] = [];
  let characters = 0;
  for (const message of [...history, ...added].reverse()) {
    characters += message.text.length;
    if (kept.length >= HISTORY.turns || characters > HISTORY.characters) break;
    kept.push(message);
  }
  return kept.reverse();
}

/** Time limit of one Redis command. A turn needs two or three, well within the caller's 4.8 s. */
const COMMAND_TIMEOUT_MS = 1000;
/** How long a write is retried while other messages change the same session; includes a model's 3 s. */
const RETRY_MS = 3500;
/** Only this many of a user's newest conversations are kept, so that nobody can fill Redis. */
const SESSIONS_PER_USER = 100;

/**
 * KEYS: session, index, mark of a deleted user. ARGV: data, life in ms, now, id, most sessions, key
 * prefix.
 */
const CREATE = `
if redis.call('EXISTS', KEYS[3]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'rev', 1, 'data', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
for _, id in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1 - ARGV[5])) do
  redis.call('DEL', ARGV[6] .. id)
  redis.call('ZREM', KEYS[2], id)
end
return 1`;

/** KEYS: session. ARGV: expected revision, data. The time to live does not change. */
const REPLACE = `
if redis.call('HGET', KEYS[1], 'rev') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'rev', ARGV[1] + 1, 'data', ARGV[2])
return 1`;

/** KEYS: index, mark. ARGV: life of the mark in ms, key prefix. */
const ERASE = `
redis.call('SET', KEYS[2], 1, 'PX', ARGV[1])
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  redis.call('DEL', ARGV[2] .. id)
end
return redis.call('DEL', KEYS[1])`;

interface Stored {
  readonly session: ChatSession;
  readonly revision: string;
}

/** Chat sessions in Redis. The key contains the user's id, so no other user's request can reach it. */
@Injectable()
export class SessionStore implements OnApplicationShutdown {
  private readonly logger = new Logger(SessionStore.name);
  private readonly redis: RedisConnection;

  constructor(@Inject(CONFIG) config: Pick<AiWorkerConfig, 'REDIS_URL'>) {
    this.redis = connectRedis(config.REDIS_URL, {
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: COMMAND_TIMEOUT_MS,
    });
    this.redis.on('error', (error: Error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
  }

  /**
   * Stores a new session.
   * @throws DomainError unavailable; unauthenticated for a deleted user.
   */
  async create(userId: string, sessionId: string, session: ChatSession): Promise<void> {
    const prefix = prefixOf(userId);
    const created = await this.ask(() =>
      this.redis.eval(
        CREATE,
        3,
        prefix + sessionId,
        `${prefix}index`,
        goneKey(userId),
        JSON.stringify(session),
        SESSION_LIFE_MS,
        Date.now(),
        sessionId,
        SESSIONS_PER_USER,
        prefix,
      ),
    );
    if (created === 0) throw unauthenticated();
  }

  /**
   * Replaces a session by the result of `work`. If another message changed the session meanwhile,
   * `work` runs again on the new session, so that neither change is lost.
   * @returns null if the user has no such session (any more).
   * @throws DomainError unavailable: Redis does not answer, or too many messages arrived at once.
   */
  async update<T>(
    userId: string,
    sessionId: string,
    work: (session: ChatSession) => Promise<{ session: ChatSession; result: T }>,
  ): Promise<T | null> {
    const key = prefixOf(userId) + sessionId;
    const deadline = Date.now() + RETRY_MS;
    for (let attempt = 1; ; attempt++) {
      const stored = await this.load(key);
      if (!stored) return null;
      const { session, result } = await work(stored.session);
      const replaced = await this.ask(() =>
        this.redis.eval(REPLACE, 1, key, stored.revision, JSON.stringify(session)),
      );
      if (replaced === 1) return result;
      if (Date.now() > deadline) throw unavailable();
      await delay(Math.random() * Math.min(200, 5 * 2 ** attempt));
    }
  }

  /** A user's session ids, newest first, starting after `after`. @throws DomainError unavailable. */
  async idsOf(userId: string, after?: string): Promise<string[]> {
    const ids = await this.ask(() => this.redis.zrange(`${prefixOf(userId)}index`, 0, -1));
    const newestFirst = ids.toSorted().toReversed(); // ids are time-ordered
    return after === undefined ? newestFirst : newestFirst.filter((id) => id < after);
  }

  /**
   * Reads a session; null if it has ended.
   * @throws DomainError unavailable.
   */
  async read(userId: string, sessionId: string): Promise<ChatSession | null> {
    return (await this.load(prefixOf(userId) + sessionId))?.session ?? null;
  }

  /** Removes a deleted user's sessions and prevents new ones. @throws DomainError unavailable. */
  async erase(userId: string): Promise<void> {
    const prefix = prefixOf(userId);
    await this.ask(() => this.redis.eval(ERASE, 2, `${prefix}index`, goneKey(userId), GONE_MS, prefix));
  }

  private async load(key: string): Promise<Stored | null> {
    const [revision, data] = await this.ask(() => this.redis.hmget(key, 'rev', 'data'));
    if (revision == null || data == null) return null;
    const parsed = chatSession.safeParse(JSON.parse(data));
    if (parsed.success) return { session: parsed.data, revision };
    // An older version stored another shape. The user starts a new conversation.
    this.logger.warn({ err: parsed.error }, 'a stored chat session no longer fits');
    return null;
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      this.logger.warn({ err: error }, 'Redis did not answer');
      throw unavailable(error);
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

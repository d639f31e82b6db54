import { setTimeout as delay } from 'node:timers/promises';

import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { unauthenticated } from '@proofround/contracts';
import { CONFIG, unavailable } from '@proofround/service-kit';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { memoryOf, shareUsed } from '@proofround/service-kit/redis/metrics.js';
import { z } from 'zod';

import type { AiWorkerConfig } from '../../config.js';
import { GONE_MS, goneKey, prefixOf } from '../../redis/redis.js';
import { interviewState } from '../state.js';

/** A session ends this long after its start, even if it is in use (CHAT-3). */
const SESSION_LIFE_MS = 24 * 3600 * 1000;

/** The bounds of the stored history. The newest turns are kept. */
const HISTORY = { turns: 200, bytes: 64 * 1024 } as const;

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
  let bytes = 0;
  for (const message of [...history, ...added].reverse()) {
    bytes += Buffer.byteLength(JSON.stringify(message));
    if (kept.length >= HISTORY.turns || bytes > HISTORY.bytes) break;
    kept.push(message);
  }
  return kept.reverse();
}

/** Time limit of one Redis command. A turn needs two or three, well within the caller's 4.8 s. */
const COMMAND_TIMEOUT_MS = 1000;
/** How long a write is retried while other messages change the same session; includes a model's 3 s. */
const RETRY_MS = 3500;
/** What a user's conversations may take of Redis (CHAT-22). Those that were used last are kept. */
const PER_USER = { sessions: 10, bytes: 512 * 1024 } as const;
/** Above this share of its memory, Redis is left to the queues (CHAT-22). */
const TIGHT = 0.75;
/** How long a reading of the memory counts. */
const READING_MS = 2000;

/**
 * Ends the sessions that were used longest ago until the rest is within the bounds of a user; never the
 * present one. Its ARGV are the present id, the key prefix, most sessions and most bytes; the index is KEYS[2].
 */
const KEEP_LAST_USED = `
local function keep_last_used(present, prefix, most, most_bytes)
  local kept, bytes, is_full = 1, redis.call('HSTRLEN', prefix .. present, 'data'), false
  for _, id in ipairs(redis.call('ZREVRANGE', KEYS[2], 0, -1)) do
    if id ~= present then
      local size = redis.call('HSTRLEN', prefix .. id, 'data')
      if size > 0 then
        is_full = is_full or kept + 1 > tonumber(most) or bytes + size > tonumber(most_bytes)
      end
      if size == 0 or is_full then
        redis.call('DEL', prefix .. id)
        redis.call('ZREM', KEYS[2], id)
      else
        kept, bytes = kept + 1, bytes + size
      end
    end
  end
end`;

/**
 * KEYS: session, index, mark of a deleted user. ARGV: id, key prefix, most sessions, most bytes, data, now,
 * life in ms.
 */
const CREATE = `${KEEP_LAST_USED}
if redis.call('EXISTS', KEYS[3]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'rev', 1, 'data', ARGV[5])
redis.call('PEXPIRE', KEYS[1], ARGV[7])
redis.call('ZADD', KEYS[2], ARGV[6], ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[7])
keep_last_used(ARGV[1], ARGV[2], ARGV[3], ARGV[4])
return 1`;

/**
 * KEYS: session, index. ARGV: id, key prefix, most sessions, most bytes, data, now, expected revision. The time
 * to live does not change.
 */
const REPLACE = `${KEEP_LAST_USED}
if redis.call('HGET', KEYS[1], 'rev') ~= ARGV[7] then return 0 end
redis.call('HSET', KEYS[1], 'rev', ARGV[7] + 1, 'data', ARGV[5])
redis.call('ZADD', KEYS[2], 'XX', ARGV[6], ARGV[1])
keep_last_used(ARGV[1], ARGV[2], ARGV[3], ARGV[4])
return 1`;

/** KEYS: index, mark. ARGV: life of the mark in ms, key prefix. */
const ERASE = `
redis.call('SET', KEYS[2], 1, 'PX', ARGV[1])
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  redis.call('DEL', ARGV[2] .. id)
end
return redis.call('DEL', KEYS[1])`;

/** The arguments of both scripts that store a session. */
const storedBy = (userId: string, sessionId: string, session: ChatSession) => [
  sessionId,
  prefixOf(userId),
  PER_USER.sessions,
  PER_USER.bytes,
  JSON.stringify(session),
  Date.now(),
];

interface Stored {
  readonly session: ChatSession;
  readonly revision: string;
}

/** Chat sessions in Redis. The key contains the user's id, so no other user's request can reach it. */
@Injectable()
export class SessionStore implements OnApplicationShutdown {
  private readonly logger = new Logger(SessionStore.name);
  private readonly redis: RedisConnection;
  private memory = { isTight: false, readAt: -Infinity };

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
   * @throws DomainError unavailable, also if Redis has little room; unauthenticated for a deleted user.
   */
  async create(userId: string, sessionId: string, session: ChatSession): Promise<void> {
    if (await this.isTight()) throw unavailable();
    const prefix = prefixOf(userId);
    const keys = [prefix + sessionId, `${prefix}index`, goneKey(userId)];
    const created = await this.ask(() =>
      this.redis.eval(CREATE, keys.length, ...keys, ...storedBy(userId, sessionId, session), SESSION_LIFE_MS),
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
      // With little room the conversation goes on with its facts, and without its words.
      const kept = (await this.isTight()) ? { ...session, history: [] } : session;
      const replaced = await this.ask(() =>
        this.redis.eval(
          REPLACE,
          2,
          key,
          `${prefixOf(userId)}index`,
          ...storedBy(userId, sessionId, kept),
          stored.revision,
        ),
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

  /** Whether Redis has so little room that it is left to the queues. @throws DomainError unavailable. */
  private async isTight(): Promise<boolean> {
    const now = performance.now();
    if (now - this.memory.readAt > READING_MS) {
      const share = shareUsed(await this.ask(() => memoryOf(this.redis)));
      if (share > TIGHT && !this.memory.isTight)
        this.logger.warn(`Redis uses ${Math.round(100 * share)} % of its memory; the chat keeps no more`);
      this.memory = { isTight: share > TIGHT, readAt: now };
    }
    return this.memory.isTight;
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

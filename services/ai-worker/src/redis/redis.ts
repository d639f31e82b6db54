import { Logger } from '@nestjs/common';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';

/** The most time that budget and cache may delay a call, per command. */
const COMMAND_TIMEOUT_MS = 1000;

/** The connection for budget and cache: fails fast, reconnects by itself. */
export function modelRedis(url: string): RedisConnection {
  const redis = connectRedis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS,
  });
  const logger = new Logger('ModelRedis');
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'Redis is not reachable'));
  return redis;
}

/** The braces keep all keys of a user on one node of a cluster. */
export const prefixOf = (userId: string): string => `chat:{${userId}}:`;

/** Marks a deleted user while late writes may still arrive. */
export const goneKey = (userId: string): string => `${prefixOf(userId)}gone`;

/** Longer than any conversation or job. */
export const GONE_MS = 2 * 24 * 3600 * 1000;

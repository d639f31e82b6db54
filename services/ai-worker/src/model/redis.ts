import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

/** The most time that budget and cache may delay a call, per command. */
const COMMAND_TIMEOUT_MS = 1000;

/** The connection for budget and cache: fails fast, reconnects by itself. */
export function modelRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1000),
  });
  const logger = new Logger('ModelRedis');
  redis.on('error', (error) => logger.warn({ err: error }, 'Redis is not reachable'));
  return redis;
}

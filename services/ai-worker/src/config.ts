import { baseConfig } from '@proofround/service-kit';
import { redisAddress } from '@proofround/service-kit/redis/connect-redis.js';
import { z } from 'zod';

/** docs/configuration.md explains the settings. */
export const aiWorkerConfig = baseConfig.extend({
  /** With an append-only file and without eviction, because it holds jobs. */
  REDIS_URL: redisAddress,
  ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(8),
  MATCHING_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
  JOB_LOCK_MS: z.coerce.number().int().min(500).default(10_000),
  JUDGE_THREADS: z.coerce.number().int().min(1).max(16).default(1),
  JUDGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2000),
  LINK_CHECK: z.enum(['on', 'off']).default('on'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_RESPONSE_FORMAT: z.enum(['auto', 'json_schema', 'json_object']).default('auto'),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** The time limit of one attempt; the total of a call stays well below ANALYSIS_DEADLINE_MS. */
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(100).default(45_000),
  OPENAI_TOTAL_TIMEOUT_MS: z.coerce.number().int().min(100).max(150_000).default(100_000),
  OPENAI_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(3),
  OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(200).max(200_000).default(8000),
  OPENAI_BUDGET_PER_USER_USD: z.coerce.number().positive().max(1_000_000).default(1),
  OPENAI_BUDGET_PER_DAY_USD: z.coerce.number().positive().max(1_000_000).default(50),
  /** US dollars per million tokens of OPENAI_MODEL; 0 for a self-hosted model. */
  OPENAI_PRICE_INPUT: z.coerce.number().min(0).max(10_000).default(0.25),
  OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).max(10_000).default(2),
  OPENAI_CACHE_TTL_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(365 * 24 * 3600)
    .default(7 * 24 * 3600),
  OPENAI_CIRCUIT_FAILURES: z.coerce.number().int().min(1).default(5),
  OPENAI_CIRCUIT_OPEN_MS: z.coerce.number().int().min(100).default(30_000),
});
export type AiWorkerConfig = z.output<typeof aiWorkerConfig>;

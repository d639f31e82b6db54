import { baseConfig } from '@proofround/service-kit';
import { redisAddress } from '@proofround/service-kit/redis/connect-redis.js';
import { z } from 'zod';
export const aiWorkerConfig = baseConfig.extend({
    /** With an append-only file and without eviction, because it holds jobs. */
    REDIS_URL: redisAddress,
    /** Concurrent analyses in one process; they mostly wait for the model. */
    ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(8),
    MATCHING_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
    /** A worker that is silent this long counts as dead, and its job goes to another worker. */
    JOB_LOCK_MS: z.coerce.number().int().min(500).default(10_000),
    /** Judge threads beside the main thread; each loads its own language model. */
    JUDGE_THREADS: z.coerce.number().int().min(1).max(16).default(1),
    /** The time limit of a judgement; then its thread is terminated and the job retried. */
    JUDGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2000),
    /** off: founders' links are not opened. */
    LINK_CHECK: z.enum(['on', 'off']).default('on'),
    /** With a key the model analyses, words match reasons and chats; without one the rules do. */
    OPENAI_API_KEY: z.string().optional(),
    /** Any server compatible with OpenAI's API. */
    OPENAI_BASE_URL: z.url().optional(),
    /** The response format; auto: strict schema, or JSON mode when the server refuses it. */
    OPENAI_RESPONSE_FORMAT: z.enum(['auto', 'json_schema', 'json_object']).default('auto'),
    OPENAI_MODEL: z.string().default('gpt-5-mini'),
    /** The time limit of one attempt; the total of a call stays well below ANALYSIS_DEADLINE_MS. */
    OPENAI_TIMEOUT_MS: z.coerce.number().int().min(100).default(45_000),
    OPENAI_TOTAL_TIMEOUT_MS: z.coerce.number().int().min(100).max(150_000).default(100_000),
    OPENAI_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(3),
    /** The provider cuts off longer answers, which are then not used; reserved in the budget. */
    OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(200).max(200_000).default(8000),
    /** The model's budget in US dollars per user and day (UTC); above it the rules are used. */
    OPENAI_BUDGET_PER_USER_USD: z.coerce.number().positive().max(1_000_000).default(1),
    /** The model's budget in US dollars per day (UTC) for all users together. */
    OPENAI_BUDGET_PER_DAY_USD: z.coerce.number().positive().max(1_000_000).default(50),
    /** US dollars per million tokens of OPENAI_MODEL; 0 for a self-hosted model. */
    OPENAI_PRICE_INPUT: z.coerce.number().min(0).max(10_000).default(0.25),
    OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).max(10_000).default(2),
    /** The life of a cached answer; 0 disables the cache. */
    OPENAI_CACHE_TTL_S: z.coerce
        .number()
        .int()
        .min(0)
        .max(365 * 24 * 3600)
        .default(7 * 24 * 3600),
    /** This many consecutive failures stop calls to the provider for OPENAI_CIRCUIT_OPEN_MS. */
    OPENAI_CIRCUIT_FAILURES: z.coerce.number().int().min(1).default(5),
    OPENAI_CIRCUIT_OPEN_MS: z.coerce.number().int().min(100).default(30_000),
});
//# sourceMappingURL=config.js.map
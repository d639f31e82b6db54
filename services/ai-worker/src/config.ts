import { baseConfig } from '@proofround/service-kit';
import { z } from 'zod';

export const aiWorkerConfig = baseConfig.extend({
  REDIS_URL: z.url().describe('redis://:password@host:6379, with AOF and noeviction'),
  /** How many analyses one process works on at a time; they mostly wait for the model. */
  ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(8),
  MATCHING_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
  /** A worker that is silent for so long is taken for dead and its job goes to another. */
  JOB_LOCK_MS: z.coerce.number().int().min(500).default(10_000),
  /** Threads that judge, beside the one that serves; each holds a language model of its own in memory. */
  JUDGE_THREADS: z.coerce.number().int().min(1).max(16).default(1),
  /** How long one judgement may take before its thread is ended and the job tried again. */
  JUDGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(2000),
  /** off: the addresses that founders give are not opened. */
  LINK_CHECK: z.enum(['on', 'off']).default('on'),
  /** With a key a model analyses, words match reasons and chats; without one the rules do. */
  OPENAI_API_KEY: z.string().optional(),
  /** Any server that speaks OpenAI's API. */
  OPENAI_BASE_URL: z.url().optional(),
  /** How the model is made to answer in shape; auto: by strict schema, by JSON mode where that is refused. */
  OPENAI_RESPONSE_FORMAT: z.enum(['auto', 'json_schema', 'json_object']).default('auto'),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** For one attempt; all attempts of a call together stay well below ANALYSIS_DEADLINE_MS. */
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(100).default(45_000),
  OPENAI_TOTAL_TIMEOUT_MS: z.coerce.number().int().min(100).max(150_000).default(100_000),
  OPENAI_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(3),
  /** Answers longer than this are cut off by the provider and not used; reserved in the budget. */
  OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(200).max(200_000).default(8000),
  /** US dollars that the model may cost per user and day (UTC); above it the rules do the job. */
  OPENAI_BUDGET_PER_USER_USD: z.coerce.number().positive().max(1_000_000).default(1),
  /** The same for all users together. */
  OPENAI_BUDGET_PER_DAY_USD: z.coerce.number().positive().max(1_000_000).default(50),
  /** US dollars per million tokens of OPENAI_MODEL; 0 for a model of one's own. */
  OPENAI_PRICE_INPUT: z.coerce.number().min(0).max(10_000).default(0.25),
  OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).max(10_000).default(2),
  /** How long an identical question gets the answer of before; 0: never. */
  OPENAI_CACHE_TTL_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(365 * 24 * 3600)
    .default(7 * 24 * 3600),
  /** So many failed calls in a row, and nobody asks the provider for so long. */
  OPENAI_CIRCUIT_FAILURES: z.coerce.number().int().min(1).default(5),
  OPENAI_CIRCUIT_OPEN_MS: z.coerce.number().int().min(100).default(30_000),
});
export type AiWorkerConfig = z.output<typeof aiWorkerConfig>;

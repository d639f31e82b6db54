import { baseConfig } from '@proofround/service-kit';
import { z } from 'zod';

export const aiWorkerConfig = baseConfig.extend({
  REDIS_URL: z.url().describe('redis://:password@host:6379, with AOF and noeviction'),
  /** How many analyses one process works on at a time; they mostly wait for the model. */
  ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(8),
  MATCHING_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
  /** A worker that is silent for so long is taken for dead and its job goes to another. */
  JOB_LOCK_MS: z.coerce.number().int().min(500).default(10_000),
  /** With a key the model analyses; without one the rubric does. */
  OPENAI_API_KEY: z.string().optional(),
  /** Any server that speaks OpenAI's API. */
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(100).default(45_000),
});
export type AiWorkerConfig = z.output<typeof aiWorkerConfig>;

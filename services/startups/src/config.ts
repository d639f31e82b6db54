import { databaseConfig, flag } from '@proofround/service-kit';
import { z } from 'zod';

/** docs/configuration.md explains the settings. */
export const startupsConfig = databaseConfig.extend({
  ANALYSIS_DEADLINE_MS: z.coerce.number().int().min(500).default(180_000),
  ANALYSIS_SWEEP_MS: z.coerce.number().int().min(100).default(15_000),
  ANALYSIS_RESTARTS: z.coerce.number().int().min(0).default(3),
  REMINDER_SWEEP_MS: z.coerce.number().int().min(100).default(15_000),
  RATE_LIMITS: flag.default(true),
  LIMIT_PENDING_RUNS: z.coerce.number().int().min(1).default(3),
  LIMIT_OWN_STARTUPS: z.coerce.number().int().min(1).default(200),
  LIMIT_VIEWED_STARTUPS: z.coerce.number().int().min(1).default(2000),
  VISITOR_SECRET: z.string().min(32),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  DOCUMENT_CACHE_MIB: z.coerce.number().int().min(1).default(96),
});
export type StartupsConfig = z.output<typeof startupsConfig>;

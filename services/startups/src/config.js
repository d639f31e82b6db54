import { databaseConfig, flag } from '@proofround/service-kit';
import { z } from 'zod';
export const startupsConfig = databaseConfig.extend({
    /** How long a run may stay queued or running before the sweep restarts it. */
    ANALYSIS_DEADLINE_MS: z.coerce.number().int().min(500).default(180_000),
    /** How often the sweep looks for overdue runs. */
    ANALYSIS_SWEEP_MS: z.coerce.number().int().min(100).default(15_000),
    /** How often a run is restarted before it fails. */
    ANALYSIS_REDRIVES: z.coerce.number().int().min(0).default(3),
    /** How often the sweep looks for reminders whose time has come. */
    REMINDER_SWEEP_MS: z.coerce.number().int().min(100).default(15_000),
    /** off: LIMIT_PENDING_RUNS does not count. */
    RATE_LIMITS: flag.default(true),
    /** Runs of one account that may be queued or running at a time. */
    LIMIT_PENDING_RUNS: z.coerce.number().int().min(1).default(3),
    /** The site's public address, for shared links. */
    PUBLIC_URL: z
        .url({ protocol: /^https?$/ })
        .default('http://localhost:8080')
        .transform((url) => url.replace(/\/+$/, '')),
    /** Memory for the cache of startups' documents that lists send. */
    DOCUMENT_CACHE_MIB: z.coerce.number().int().min(1).default(96),
});
//# sourceMappingURL=config.js.map
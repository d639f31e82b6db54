import { databaseConfig, flag } from '@proofround/service-kit';
import { z } from 'zod';
const A_MINUTE_MS = 60_000;
export const marketplaceConfig = databaseConfig.extend({
    /** off: pending offers are not counted. */
    RATE_LIMITS: flag.default(true),
    /** Pending offers on one listing, of all buyers together. */
    LIMIT_OFFERS_BY_LISTING: z.coerce.number().int().min(1).default(200),
    /** Pending offers of one buyer on one listing. */
    LIMIT_OFFERS_BY_BUYER: z.coerce.number().int().min(1).default(5),
    /** How often expired offers, silent deals and incomplete copies of startups are looked for. */
    DEAL_SWEEP_MS: z.coerce.number().int().min(10).default(A_MINUTE_MS),
});
//# sourceMappingURL=config.js.map
import { requiredText } from '@proofround/contracts';
import { databaseConfig, flag } from '@proofround/service-kit';
import { z } from 'zod';

import { isEscrowTemplate } from './escrow.js';

const A_MINUTE_MS = 60_000;

/** docs/configuration.md explains the settings. */
export const marketplaceConfig = databaseConfig
  .extend({
    RATE_LIMITS: flag.default(true),
    LIMIT_OFFERS_BY_LISTING: z.coerce.number().int().min(1).default(200),
    LIMIT_OFFERS_BY_BUYER: z.coerce.number().int().min(1).default(5),
    DEAL_SWEEP_MS: z.coerce.number().int().min(10).default(A_MINUTE_MS),
    ESCROW_NAME: requiredText(60)
      .refine((name) => !/\p{Cc}/u.test(name))
      .optional(),
    /** The provider's https address; {amount}, {currency} and {reference} behind its host are filled in. */
    ESCROW_URL: z.string().trim().refine(isEscrowTemplate).optional(),
  })
  // A provider has both a name and an address.
  .refine(({ ESCROW_NAME: name, ESCROW_URL: url }) => name !== undefined || url === undefined, {
    path: ['ESCROW_NAME'],
  })
  .refine(({ ESCROW_NAME: name, ESCROW_URL: url }) => url !== undefined || name === undefined, {
    path: ['ESCROW_URL'],
  });
export type MarketplaceConfig = z.output<typeof marketplaceConfig>;

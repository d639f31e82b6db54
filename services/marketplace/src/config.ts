import { databaseConfig } from '@proofround/service-kit';
import type { z } from 'zod';

export const marketplaceConfig = databaseConfig;
export type MarketplaceConfig = z.output<typeof marketplaceConfig>;

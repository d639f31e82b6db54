import 'reflect-metadata';

import { runMigrations } from '@proofround/service-kit';

import { marketplaceService } from './service.js';

await runMigrations(marketplaceService);

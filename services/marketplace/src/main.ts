import 'reflect-metadata';

import { runService } from '@proofround/service-kit';

import { marketplaceService } from './service.js';

await runService(marketplaceService);

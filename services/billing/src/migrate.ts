import 'reflect-metadata';

import { runMigrations } from '@proofround/service-kit';

import { billingService } from './service.js';

await runMigrations(billingService);

import 'reflect-metadata';

import { runService } from '@proofround/service-kit';

import { billingService } from './service.js';

await runService(billingService);

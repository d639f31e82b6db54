import 'reflect-metadata';

import { runService } from '@proofround/service-kit';

import { aiWorkerService } from './service.js';

await runService(aiWorkerService);

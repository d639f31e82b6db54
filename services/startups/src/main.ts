import 'reflect-metadata';

import { runService } from '@proofround/service-kit';

import { startupsService } from './service.js';

await runService(startupsService);

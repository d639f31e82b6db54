import 'reflect-metadata';

import { runMigrations } from '@proofround/service-kit';

import { startupsService } from './service.js';

await runMigrations(startupsService);

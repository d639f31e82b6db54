import 'reflect-metadata';

import { runMigrations } from '@proofround/service-kit';

import { authService } from './service.js';

await runMigrations(authService);

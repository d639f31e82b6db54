import 'reflect-metadata';

import { runMigrations } from '@proofround/service-kit';

import { notificationsService } from './service.js';

await runMigrations(notificationsService);

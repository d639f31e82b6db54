import 'reflect-metadata';

import { runService } from '@proofround/service-kit';

import { notificationsService } from './service.js';

await runService(notificationsService);

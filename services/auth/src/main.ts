import 'reflect-metadata';

import { runService } from '@proofround/service-kit';

import { authService } from './service.js';

await runService(authService);

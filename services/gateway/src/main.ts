import 'reflect-metadata';

import { runProcess } from '@proofround/service-kit';

import { startGateway } from './start-gateway.js';

await runProcess('gateway', () => startGateway(process.env));

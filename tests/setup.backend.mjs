import 'reflect-metadata';

import { Logger } from '@nestjs/common';

// What a unit logs is not what its test reports; services started by tests bring their own logger.
Logger.overrideLogger(false);

// Machines are shared: how long a test takes says nothing, that it ends says everything.
jest.setTimeout(60_000);

import 'reflect-metadata';

import { Logger } from '@nestjs/common';

// Logs of a unit are not test output; services started by tests bring their own logger.
Logger.overrideLogger(false);

// Machines are shared, so a long timeout: the duration of a test means nothing, only its end does.
jest.setTimeout(60_000);

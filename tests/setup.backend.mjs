import { Logger } from '@nestjs/common';

// A long timeout, because machines are shared: only the result of a test matters, not its duration.
jest.setTimeout(60_000);

// Logs of a unit are not test output; services started by tests bring their own logger.
Logger.overrideLogger(false);

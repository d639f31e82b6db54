// @ts-check
import { Logger } from '../node_modules/@nestjs/common/index.js';

// Logs of a unit are not test output; services started by tests bring their own logger.
Logger.overrideLogger(false);

export * from '../node_modules/@nestjs/common/index.js';

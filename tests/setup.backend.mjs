import 'reflect-metadata';

import { Logger } from '@nestjs/common';

// What a unit logs is not what its test reports; services started by tests bring their own logger.
Logger.overrideLogger(false);

import type { ServiceDefinition } from '@proofround/service-kit';

import { AiWorkerModule } from './ai-worker.module.js';
import { type AiWorkerConfig, aiWorkerConfig } from './config.js';

/** Analyses, matches and the chat. Stores nothing durable; scaled by queue depth. */
export const aiWorkerService: ServiceDefinition<AiWorkerConfig> = {
  name: 'ai-worker',
  config: aiWorkerConfig,
  module: AiWorkerModule,
};

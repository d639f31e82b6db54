import type { ServiceDefinition } from '@proofround/service-kit';

import { AiWorkerModule } from './ai-worker.module.js';
import { aiWorkerConfig, type AiWorkerConfig } from './config.js';

/** ai-worker: analyses, matches, the chat. Owns nothing durable; scaled on queue depth. */
export const aiWorkerService: ServiceDefinition<AiWorkerConfig> = {
  name: 'ai-worker',
  config: aiWorkerConfig,
  module: AiWorkerModule,
};

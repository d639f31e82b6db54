import type { Provider } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';

import type { AiWorkerConfig } from '../config.js';
import { Analyst } from './analyst.js';
import { OpenAiAnalyst } from './openai/openai-analyst.js';
import { RubricAnalyst } from './rubric/rubric-analyst.js';

/** Which analyst works here is configuration: the model with a key, the rubric without. */
export const analystProvider: Provider = {
  provide: Analyst,
  inject: [CONFIG],
  useFactory: (config: AiWorkerConfig): Analyst =>
    config.OPENAI_API_KEY
      ? new OpenAiAnalyst({
          apiKey: config.OPENAI_API_KEY,
          baseURL: config.OPENAI_BASE_URL,
          model: config.OPENAI_MODEL,
          timeoutMs: config.OPENAI_TIMEOUT_MS,
        })
      : new RubricAnalyst(),
};

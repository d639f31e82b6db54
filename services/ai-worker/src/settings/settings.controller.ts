import { Controller, Inject } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { CONFIG, RpcHandlers } from '@proofround/service-kit';

import { RUBRIC_VERSION } from '../analysis/rubric/weights.js';
import type { AiWorkerConfig } from '../config.js';

type ModelConfig = Pick<AiWorkerConfig, 'OPENAI_API_KEY' | 'OPENAI_MODEL'>;

/** Names the model if there is an API key, else the rubric's version; and the rubric's version in any case. */
export const aiSettings = ({ OPENAI_API_KEY, OPENAI_MODEL }: ModelConfig) => ({
  ai_source: OPENAI_API_KEY === undefined ? RUBRIC_VERSION : OPENAI_MODEL,
  rubric_version: RUBRIC_VERSION,
});

/** The AI settings that the browser may see. */
@Controller()
export class SettingsController {
  constructor(handlers: RpcHandlers, @Inject(CONFIG) config: ModelConfig) {
    handlers.on(rpc.settings.get['ai-worker'], () => aiSettings(config));
  }
}

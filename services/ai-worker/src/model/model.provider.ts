import type { Provider } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';

import type { AiWorkerConfig } from '../config.js';
import { Model, NoModel } from './model.js';
import { OpenAiModel, type OpenAiSettings } from './openai-model.js';

/** The model's settings from the configuration. */
function openAiSettings(apiKey: string, config: Omit<AiWorkerConfig, 'OPENAI_API_KEY'>): OpenAiSettings {
  return {
    apiKey,
    baseURL: config.OPENAI_BASE_URL,
    responseFormat: config.OPENAI_RESPONSE_FORMAT,
    model: config.OPENAI_MODEL,
    timeoutMs: config.OPENAI_TIMEOUT_MS,
    totalTimeoutMs: config.OPENAI_TOTAL_TIMEOUT_MS,
    attempts: config.OPENAI_ATTEMPTS,
    maxOutputTokens: config.OPENAI_MAX_OUTPUT_TOKENS,
    budget: { perUser: config.OPENAI_BUDGET_PER_USER_USD, perDay: config.OPENAI_BUDGET_PER_DAY_USD },
    prices: { input: config.OPENAI_PRICE_INPUT, output: config.OPENAI_PRICE_OUTPUT },
    cacheMs: config.OPENAI_CACHE_TTL_S * 1000,
    circuit: { failures: config.OPENAI_CIRCUIT_FAILURES, openMs: config.OPENAI_CIRCUIT_OPEN_MS },
    redisUrl: config.REDIS_URL,
  };
}

/** Provides the model with an API key, NoModel without one. */
export const modelProvider: Provider = {
  provide: Model,
  inject: [CONFIG],
  useFactory: (config: AiWorkerConfig): Model =>
    config.OPENAI_API_KEY ? new OpenAiModel(openAiSettings(config.OPENAI_API_KEY, config)) : new NoModel(),
};

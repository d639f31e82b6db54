import type { Provider } from '@nestjs/common';

import { Model } from '../model/model.js';
import { Analyst } from './analyst.js';
import { OpenAiAnalyst } from './openai/openai-analyst.js';
import { RubricAnalyst } from './rubric/rubric-analyst.js';

/** Which analyst works here is configuration: the model with a key, the rubric without. */
export const analystProvider: Provider = {
  provide: Analyst,
  inject: [Model],
  useFactory: (model: Model): Analyst => (model.configured ? new OpenAiAnalyst(model) : new RubricAnalyst()),
};

import type { Provider } from '@nestjs/common';

import { Model } from '../model/model.js';
import { Interviewer, RulesInterviewer } from './interviewer.js';
import { ModelInterviewer } from './model-led/model-interviewer.js';

/** Provides the model's interviewer with an API key, the interviewer of rules without one. */
export const interviewerProvider: Provider = {
  provide: Interviewer,
  inject: [{ token: Model, optional: true }],
  useFactory: (model: Model | undefined): Interviewer =>
    model?.configured ? new ModelInterviewer(model) : new RulesInterviewer(),
};

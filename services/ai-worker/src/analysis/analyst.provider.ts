import type { Provider } from '@nestjs/common';

import { Judge } from '../judging/judge.js';
import { Model } from '../model/model.js';
import { Analyst, type AnalystInput, type AnalystResult, type Progress } from './analyst.js';
import { OpenAiAnalyst } from './openai/openai-analyst.js';

/** The rubric, in whichever thread the judge works. */
class JudgedAnalyst extends Analyst {
  constructor(private readonly judge: Judge) {
    super();
  }

  override analyse(input: AnalystInput, progress: Progress, signal: AbortSignal): Promise<AnalystResult> {
    return this.judge.judge<'alone'>({ kind: 'alone', input }, { progress, signal });
  }
}

/** Which analyst works here is configuration: the model with a key, the rubric without. */
export const analystProvider: Provider = {
  provide: Analyst,
  inject: [Model, Judge],
  useFactory: (model: Model, judge: Judge): Analyst =>
    model.configured ? new OpenAiAnalyst(model, judge) : new JudgedAnalyst(judge),
};

import type { Provider } from '@nestjs/common';

import { Model } from '../model/model.js';
import { Analyst, type AnalystInput, type AnalystResult, type Progress } from './analyst.js';
import { Judge } from './judge.js';
import { OpenAiAnalyst } from './openai/openai-analyst.js';

/** Runs the rubric in the judge's thread. */
class JudgedAnalyst extends Analyst {
  constructor(private readonly judge: Judge) {
    super();
  }

  override analyse(input: AnalystInput, progress: Progress, signal: AbortSignal): Promise<AnalystResult> {
    return this.judge.judge<'rubric'>({ kind: 'rubric', input }, { progress, signal });
  }
}

/**
 * Provides the model's analyst with an API key, the rubric without one. The way of a job:
 *
 *     AnalysisWorker -> Analyst -> JudgeThreads (main thread) -> DirectJudge (worker thread) -> RubricAnalyst
 */
export const analystProvider: Provider = {
  provide: Analyst,
  inject: [Model, Judge],
  useFactory: (model: Model, judge: Judge): Analyst =>
    model.configured ? new OpenAiAnalyst(model, judge) : new JudgedAnalyst(judge),
};

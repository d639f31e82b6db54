import { entitlementsOf } from '@proofround/contracts';

import { type Model, ModelUnavailable } from '../../model/model.js';
import { Analyst, type AnalystInput, type AnalystResult, type Progress } from '../analyst.js';
import type { Judge } from '../judge.js';
import { RUBRIC_VERSION } from '../rubric/weights.js';
import { PROMPT_VERSION, type RubricView, SYSTEM, userMessage } from './analysis-prompt.v3.js';
import { analysisAnswer } from './answer.js';
import { sourceOf } from './merge.js';

/**
 * Analyses with rubric and model. The model words the result and, with quotes of the founder, may
 * move factors, add risks and ask for a hold. Without a usable answer the rubric's result is used;
 * `source` names the origin.
 */
export class OpenAiAnalyst extends Analyst {
  constructor(
    private readonly model: Model,
    private readonly judge: Judge,
  ) {
    super();
  }

  override async analyse(
    input: AnalystInput,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<AnalystResult> {
    signal.throwIfAborted();
    if (input.model_allowed === false)
      return this.judge.judge<'rubric'>({ kind: 'rubric', input }, { progress, signal });
    progress(15, 'Reading your answers');
    const view = await this.judge.judge<'forModel'>({ kind: 'forModel', input }, { signal });
    progress(30, 'Asking the analyst model');
    const answered = await this.ask(input, view, signal);
    progress(90, 'Writing your action plan');
    return answered
      ? this.judge.judge<'withAnswer'>({ kind: 'withAnswer', input, ...answered }, { signal })
      : this.judge.judge<'rubric'>(
          { kind: 'rubric', input, source: `${RUBRIC_VERSION} (model unavailable)` },
          { signal },
        );
  }

  /** The model's answer; undefined while the model is unavailable. */
  private async ask(input: AnalystInput, view: RubricView, signal: AbortSignal) {
    try {
      const { value, model } = await this.model.ask({
        name: 'analysis',
        promptVersion: PROMPT_VERSION,
        system: SYSTEM,
        messages: [{ role: 'user', content: userMessage(input.facts, view) }],
        identity: JSON.stringify([RUBRIC_VERSION, input.facts, view]),
        answer: analysisAnswer,
        userId: input.owner_id,
        cached: true,
        answersADay: entitlementsOf({ is_premium: false, is_pro: input.is_pro ?? false })
          .model_analyses_a_day,
        signal,
      });
      return { answer: value, source: sourceOf(model) };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelUnavailable)) throw error;
      return undefined;
    }
  }
}

import { type Model, ModelUnavailable } from '../../model/model.js';
import { PROMPT_VERSION, SYSTEM, userMessage, type RubricView } from '../../model/prompts/analysis.v2.js';
import { Analyst, type AnalystInput, type AnalystResult, type Progress } from '../analyst.js';
import { score, type Scored } from '../rubric/ledger.js';
import { resultOf, tasksOf } from '../rubric/rubric-analyst.js';
import { RUBRIC_VERSION } from '../rubric/weights.js';
import { analysisAnswer } from './answer.js';
import { mergeAnswer, sourceOf } from './merge.js';

/** What the rubric found, as the model is shown it: no risks and caps, which are not its to judge. */
function viewOf(input: AnalystInput, scored: Scored): RubricView {
  return {
    factors: scored.ledger
      .filter(({ dimension, rung }) => dimension !== 'risk' && dimension !== 'cap' && rung !== 'not_assessed')
      .map(({ factor, points, max_points, rung }) => ({
        factor,
        value: max_points === 0 ? 0 : Math.round((100 * points) / max_points),
        rung,
      })),
    tasks: tasksOf(input, scored).map(({ factor, task_title, task_description }) => ({
      factor,
      task_title,
      task_description,
    })),
  };
}

/**
 * A model behind the same port: it words the result and may move factors within a band, if it
 * quotes the founder. While it gives no usable answer the rubric stands alone, and `source` says
 * which it was.
 */
export class OpenAiAnalyst extends Analyst {
  constructor(private readonly model: Model) {
    super();
  }

  override async analyse(
    input: AnalystInput,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<AnalystResult> {
    signal.throwIfAborted();
    progress(15, 'Reading your answers');
    const scored = score(input.facts, input.links, input.cleared);
    progress(30, 'Asking the analyst model');
    const result = await this.ask(input, scored, signal);
    progress(90, 'Writing your action plan');
    return result;
  }

  private async ask(input: AnalystInput, scored: Scored, signal: AbortSignal): Promise<AnalystResult> {
    const view = viewOf(input, scored);
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
        signal,
      });
      return mergeAnswer(input, scored, value, sourceOf(model));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelUnavailable)) throw error;
      return resultOf(input, scored, `${RUBRIC_VERSION} (model unavailable)`);
    }
  }
}

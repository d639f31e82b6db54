import { Logger } from '@nestjs/common';
import OpenAI from 'openai';
import { randomBytes } from 'node:crypto';

import { Analyst, type AnalystInput, type AnalystResult, type Progress } from '../analyst.js';
import { score, type Scored } from '../rubric/ledger.js';
import { resultOf } from '../rubric/rubric-analyst.js';
import { RUBRIC_VERSION } from '../rubric/weights.js';
import { answerSchema, BAND, isQuoted, modelAnswer, type ModelAnswer } from './answer.js';
import { PROMPT_VERSION, SYSTEM, userMessage } from './prompt.v1.js';

export interface ModelOptions {
  apiKey: string;
  baseURL: string | undefined;
  model: string;
  timeoutMs: number;
}

/**
 * The model behind the same port. It words the result and may move each factor within a band
 * around the rubric's value, if it quotes the founder; while the provider is down or answers
 * nonsense the rubric stands alone, and `source` says which it was.
 */
export class OpenAiAnalyst extends Analyst {
  private readonly logger = new Logger(OpenAiAnalyst.name);
  private readonly client: OpenAI;

  constructor(private readonly options: ModelOptions) {
    super();
    this.client = new OpenAI({
      apiKey: options.apiKey,
      baseURL: options.baseURL ?? null,
      timeout: options.timeoutMs,
      maxRetries: 2,
    });
  }

  override async analyse(
    input: AnalystInput,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<AnalystResult> {
    progress(15, 'Reading your answers');
    const scored = score(input.facts);
    progress(30, 'Asking the analyst model');
    let answer: ModelAnswer;
    try {
      answer = await this.ask(input, scored, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn({ err: error }, 'the model did not answer usably; the rubric stands alone');
      progress(90, 'Writing your action plan');
      return resultOf(input, scored, `${RUBRIC_VERSION} (model unavailable)`);
    }
    progress(90, 'Writing your action plan');
    return this.merge(input, scored, answer);
  }

  private async ask({ facts }: AnalystInput, scored: Scored, signal: AbortSignal): Promise<ModelAnswer> {
    const completion = await this.client.chat.completions.create(
      {
        model: this.options.model,
        messages: [
          { role: 'system', content: SYSTEM },
          { role: 'user', content: userMessage(facts, scored, `STARTUP-${randomBytes(9).toString('hex')}`) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'startup_analysis', strict: true, schema: answerSchema() },
        },
      },
      { signal },
    );
    const [choice] = completion.choices;
    if (choice?.finish_reason !== 'stop' || choice.message.refusal || !choice.message.content) {
      throw new Error(`The model ended with ${choice?.finish_reason ?? 'no choice'}`);
    }
    const raw: unknown = JSON.parse(choice.message.content);
    return modelAnswer.parse(raw);
  }

  /** Bounds what the model said, then lets the same sums run. */
  private merge(input: AnalystInput, scored: Scored, answer: ModelAnswer): AnalystResult {
    const values = new Map<string, number>();
    for (const { factor, value, field, quote } of answer.factors) {
      const line = scored.ledger.find((entry) => entry.factor === factor);
      if (!line || line.max_points === 0 || !isQuoted(input.facts, field, quote)) continue;
      const rubric = line.points / line.max_points;
      const moved = Math.min(rubric + BAND, Math.max(rubric - BAND, value / 100));
      values.set(factor, Math.min(1, Math.max(0, moved)));
    }
    const moved = score(input.facts, values);
    const source = `${this.options.model} with ${PROMPT_VERSION} and ${RUBRIC_VERSION}`;
    const result = resultOf(input, moved, source);
    const wording = new Map(answer.tasks.map((task) => [task.factor, task]));
    return {
      ...result,
      analysis: {
        ...result.analysis,
        summary: answer.summary,
        strengths: answer.strengths,
        concerns: [...scored.contradictions, ...answer.concerns],
        ledger: moved.ledger.map((entry) => ({
          ...entry,
          rubric_points: scored.ledger.find(({ factor }) => factor === entry.factor)?.points ?? entry.points,
        })),
      },
      tasks: result.tasks.map((task) => {
        const words = wording.get(task.factor);
        return words
          ? { ...task, task_title: words.task_title, task_description: words.task_description }
          : task;
      }),
    };
  }
}

import type { z } from 'zod';

import { Model, type ModelAnswer, type ModelJob, ModelUnavailable } from '../../model/model.js';
import { CHAT_ANSWERS, type ChatAnswer } from '../model-led/model-interviewer.js';

/** Returns the model's answer to a fenced question. */
export type Script = (question: string) => unknown;

/** A model that answers from a script. An answer outside the job's schema is unusable, as in production. */
export class FakeModel extends Model {
  override readonly configured: boolean = true;
  readonly jobs: ModelJob<z.ZodType>[] = [];

  constructor(private readonly script: Script) {
    super();
  }

  override async ask<Answer extends z.ZodType>(
    job: ModelJob<Answer>,
  ): Promise<ModelAnswer<z.output<Answer>>> {
    this.jobs.push(job);
    const raw: unknown = await this.script(job.messages[0]?.content ?? '');
    const parsed = job.answer.safeParse(raw);
    if (!parsed.success) throw new ModelUnavailable('unusable');
    return {
      value: parsed.data,
      model: 'fake',
      usage: { input_tokens: 1, output_tokens: 1, cost: 0 },
      fromCache: false,
    };
  }
}

/** A founder's answer with only these facts. */
export function founderAnswer(
  facts: Readonly<Record<string, string>>,
  rest: Partial<Omit<ChatAnswer, 'facts'>> = {},
): Record<string, unknown> {
  const names = Object.keys(CHAT_ANSWERS.startup.shape.facts.shape);
  return {
    facts: Object.fromEntries(names.map((name) => [name, facts[name] ?? null])),
    intent: 'answer',
    asks: null,
    reply: '',
    ...rest,
  };
}

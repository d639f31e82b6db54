import type OpenAI from 'openai';
import { z } from 'zod';

import type { Misfit } from './answer-text.js';
import type { ModelJob } from './model.js';
import { strictSchema } from './strict-schema.js';

export type Request = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/** With the limit on the answer by its older name, which some servers know alone. */
type OlderRequest = Omit<Request, 'max_tokens'> & { readonly max_tokens: number };

/** How the server is made to answer in shape: it holds itself to a schema, or to JSON alone. */
export type ResponseFormat = 'json_schema' | 'json_object';

export interface RequestSettings {
  readonly model: string;
  readonly maxOutputTokens: number;
}

/** The question as a server with strict schemas takes it. */
export function strictRequest(job: ModelJob<z.ZodType>, settings: RequestSettings): Request {
  return {
    model: settings.model,
    messages: [
      { role: 'system', content: job.system },
      ...job.messages.map(({ role, content }) => ({ role, content })),
    ],
    max_completion_tokens: settings.maxOutputTokens,
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: job.name.replaceAll(/[^\w-]/g, '_').slice(0, 64),
        strict: true,
        schema: strictSchema(job.answer),
      },
    },
  };
}

/**
 * The same for a server that knows JSON mode at most: the schema, bounds included, stands in the
 * system text.
 */
export function jsonRequest(job: ModelJob<z.ZodType>, settings: RequestSettings): OlderRequest {
  const schema = JSON.stringify(z.toJSONSchema(job.answer, { io: 'input', reused: 'inline' }));
  const { max_completion_tokens: _, ...request } = strictRequest(job, settings);
  const [, ...messages] = request.messages;
  return {
    ...request,
    messages: [
      {
        role: 'system',
        content: `${job.system}\n\nAnswer with one JSON object and nothing else. It has to fit this JSON schema: ${schema}`,
      },
      ...messages,
    ],
    max_tokens: settings.maxOutputTokens,
    response_format: { type: 'json_object' },
  };
}

/** The same once more, with what came and why it is of no use. */
export function repairRequest(request: Request, { text, problems }: Misfit): Request {
  return {
    ...request,
    messages: [
      ...request.messages,
      { role: 'assistant', content: text },
      {
        role: 'user',
        content: `Your answer does not fit the JSON schema: ${problems}. Answer again with the whole corrected JSON object and nothing else.`,
      },
    ],
  };
}

/** Which way the server is asked; with `auto` what it was found to take is remembered. */
export class FormatChoice {
  private found: ResponseFormat;

  constructor(private readonly configured: ResponseFormat | 'auto') {
    this.found = configured === 'auto' ? 'json_schema' : configured;
  }

  get current(): ResponseFormat {
    return this.found;
  }

  /** Whether JSON mode may be tried where strict schemas were refused. */
  get mayFallBack(): boolean {
    return this.configured === 'auto' && this.found === 'json_schema';
  }

  /** JSON mode brought an answer where a schema did not. */
  remember(): void {
    if (this.mayFallBack) this.found = 'json_object';
  }
}

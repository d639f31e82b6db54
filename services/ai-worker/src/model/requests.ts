import type OpenAI from 'openai';
import { z } from 'zod';

import type { Misfit, ResponseFormat } from './answer-text.js';
import type { ModelJob } from './model.js';
import { strictSchema } from './strict-schema.js';

export type Request = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/** The request with the older name of the token limit, the only one that some servers know. */
type OlderRequest = Omit<Request, 'max_tokens'> & { readonly max_tokens: number };

export interface RequestSettings {
  readonly model: string;
  readonly maxOutputTokens: number;
}

/** The request for a server with strict schemas. */
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

/** The request for a server with JSON mode only: the system text contains the schema with its bounds. */
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

/** The request again, with the misfit answer and its problems. */
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

/** The response format in use; with `auto` it remembers the format that the server accepts. */
export class FormatChoice {
  private found: ResponseFormat;

  constructor(private readonly configured: ResponseFormat | 'auto') {
    this.found = configured === 'auto' ? 'json_schema' : configured;
  }

  get current(): ResponseFormat {
    return this.found;
  }

  /** Whether JSON mode may be tried after a refused schema. */
  get mayFallBack(): boolean {
    return this.configured === 'auto' && this.found === 'json_schema';
  }

  /** Records that JSON mode succeeded after a refused schema. */
  remember(): void {
    if (this.mayFallBack) this.found = 'json_object';
  }
}

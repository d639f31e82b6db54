import { randomUUID } from 'node:crypto';

import type OpenAI from 'openai';

import type { Behaviour } from './behaviour.js';
import type { ChatRequest } from './request.js';

type Completion = OpenAI.Chat.ChatCompletion;
type Ended = Extract<Behaviour, { kind: 'answer' | 'refuse' | 'truncate' | 'filter' | 'uncounted' }>;

const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** A completion with all fields that the provider publishes. */
export function completionOf(request: ChatRequest, behaviour: Ended): Completion {
  const content = 'content' in behaviour ? behaviour.content : null;
  const refusal = behaviour.kind === 'refuse' ? behaviour.refusal : null;
  const prompt_tokens = request.messages.reduce((sum, one) => sum + tokensOf(one.content), 0);
  const completion_tokens = tokensOf(content ?? refusal ?? '');
  const finish_reason =
    behaviour.kind === 'truncate' ? 'length' : behaviour.kind === 'filter' ? 'content_filter' : 'stop';
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal, annotations: [] },
        logprobs: null,
        finish_reason,
      },
    ],
    usage: {
      prompt_tokens,
      completion_tokens,
      total_tokens: prompt_tokens + completion_tokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: {
        reasoning_tokens: 0,
        audio_tokens: 0,
        accepted_prediction_tokens: 0,
        rejected_prediction_tokens: 0,
      },
    },
    service_tier: 'default',
  };
}

/** An error in the provider's form. */
export function errorOf(status: number, message: string, code: string | null = null) {
  const type =
    status === 429
      ? code === 'insufficient_quota'
        ? code
        : 'requests'
      : status >= 500
        ? 'server_error'
        : 'invalid_request_error';
  return { error: { message, type, param: null, code } };
}

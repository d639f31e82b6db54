import type OpenAI from 'openai';

/** OpenAI's published types of chat completions, from its SDK's declarations; read by published.ts. */
export type Completion = OpenAI.Chat.ChatCompletion;
export type Request = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
export interface ErrorBody {
  error: OpenAI.ErrorObject;
}

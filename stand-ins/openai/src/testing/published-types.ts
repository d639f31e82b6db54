import type OpenAI from 'openai';

/** What OpenAI publishes of chat completions, through its SDK's declarations; read by published.ts. */
export type Completion = OpenAI.Chat.ChatCompletion;
export type Request = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
export interface ErrorBody {
  error: OpenAI.ErrorObject;
}

import type { z } from 'zod';

/** One question to the model, with the shape that its answer must have. */
export interface ModelJob<Answer extends z.ZodType> {
  /** For metrics and the cache: analysis, tasks, match-reasons, chat. */
  readonly name: string;
  /** Version of the prompt file; part of the cache key and of `source`. */
  readonly promptVersion: string;
  /** What the model is to do. Never holds text that users wrote. */
  readonly system: string;
  /** What it is about, the conversation included; users' text fenced as data. */
  readonly messages: readonly { role: 'user' | 'assistant'; content: string }[];
  /** A strict object: sent as JSON schema, and what comes back is parsed with it. */
  readonly answer: Answer;
  /** Whose budget it counts against. */
  readonly userId: string;
  /** How long all attempts together may take. */
  readonly timeoutMs?: number;
  /** Whether an identical question gets the answer of before; not for conversations. */
  readonly cached?: boolean;
  /**
   * What makes two questions identical, where the messages themselves never are (the fence around
   * data differs each time). Without it: the messages.
   */
  readonly identity?: string;
  /** Given up at once when it aborts; the caller, who aborted, knows. */
  readonly signal?: AbortSignal;
}

export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** US dollars, from the configured prices; 0 for an answer from the cache. */
  readonly cost: number;
}

export interface ModelAnswer<Value> {
  readonly value: Value;
  /** The model's name as the provider gives it. */
  readonly model: string;
  readonly usage: ModelUsage;
  readonly fromCache: boolean;
}

/**
 * There is no usable answer: the provider is down, slow, refuses, or answers what does not fit;
 * the circuit is open; or today's budget is spent, the user's or everybody's. The caller falls back to its
 * rules, and says so in `source`.
 */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';

  constructor(
    readonly reason:
      'down' | 'slow' | 'refused' | 'unusable' | 'circuit-open' | 'budget' | 'site-budget' | 'not-configured',
    options?: ErrorOptions,
  ) {
    super(`The model gave no usable answer: ${reason}`, options);
  }
}

/** The model behind analysis, tasks, match reasons and chat. */
export abstract class Model {
  /** Whether there is one at all (OPENAI_API_KEY). */
  abstract readonly configured: boolean;

  /** @throws ModelUnavailable; nothing else, and never with the provider's own words. */
  abstract ask<Answer extends z.ZodType>(job: ModelJob<Answer>): Promise<ModelAnswer<z.output<Answer>>>;
}

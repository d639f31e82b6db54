import type { z } from 'zod';

/** A question to the model, with the schema of its answer. */
export interface ModelJob<Answer extends z.ZodType> {
  /** For metrics and the cache: analysis, tasks, match-reasons, chat. */
  readonly name: string;
  /** The version of the prompt; part of the cache key and of `source`. */
  readonly promptVersion: string;
  /** The instructions. Never contains users' text. */
  readonly system: string;
  /** The data and the conversation; users' text is fenced as data. */
  readonly messages: readonly { role: 'user' | 'assistant'; content: string }[];
  /** A strict object, sent as JSON schema; parses the answer. */
  readonly answer: Answer;
  /** The user whose budget is used. */
  readonly userId: string;
  /** The most such answers a day (UTC) for the user, cached ones not counted; null: no limit but the budget. */
  readonly answersADay?: number | null;
  /** The time limit of all attempts together. */
  readonly timeoutMs?: number;
  /** Whether an identical question gets the cached answer; not for conversations. */
  readonly cached?: boolean;
  /**
   * Identifies the question in the cache; the messages by default. Needed with a fence, whose marker
   * differs each time.
   */
  readonly identity?: string;
  /** Stops the question at once when it aborts. */
  readonly signal?: AbortSignal;
}

export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** US dollars by the configured prices; 0 for a cached answer. */
  readonly cost: number;
}

export interface ModelAnswer<Value> {
  readonly value: Value;
  /** The provider's name for the model. */
  readonly model: string;
  readonly usage: ModelUsage;
  readonly fromCache: boolean;
}

/**
 * The model gave no usable answer: the provider is down, slow, refuses or gives a misfit; the circuit
 * is open; or today's budget of the user or the site, or the user's answers of the day, are spent.
 * The caller falls back to its rules and names them in `source`.
 */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';

  constructor(
    readonly reason:
      | 'down'
      | 'slow'
      | 'refused'
      | 'unusable'
      | 'circuit-open'
      | 'budget'
      | 'site-budget'
      | 'answers-a-day'
      | 'not-configured',
    options?: ErrorOptions,
  ) {
    super(`The model gave no usable answer: ${reason}`, options);
  }
}

/** The model behind analysis, tasks, match reasons and chat. */
export abstract class Model {
  /** Whether a model is configured (OPENAI_API_KEY). */
  abstract readonly configured: boolean;

  /** @throws ModelUnavailable only, never with the provider's words */
  abstract ask<Answer extends z.ZodType>(job: ModelJob<Answer>): Promise<ModelAnswer<z.output<Answer>>>;
}

/** The model without OPENAI_API_KEY: every question fails, so that callers use their rules. */
export class NoModel extends Model {
  override readonly configured = false;

  override ask(): Promise<never> {
    return Promise.reject(new ModelUnavailable('not-configured'));
  }
}

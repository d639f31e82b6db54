import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import OpenAI from 'openai';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

import { AnswerCache } from './answer-cache.js';
import { AttemptFailed, withAttempts } from './attempts.js';
import { Budget, type Reservation } from './budget.js';
import { CircuitBreaker, type CircuitState, type Pass } from './circuit-breaker.js';
import { systemClock, type Clock } from './clock.js';
import { readCompletion } from './completion.js';
import { failureOf } from './failures.js';
import {
  modelAttempts,
  modelCacheHits,
  modelCost,
  modelDuration,
  modelFallbacks,
  modelTokens,
  showCircuit,
} from './metrics.js';
import { Model, ModelUnavailable, type ModelAnswer, type ModelJob, type ModelUsage } from './model.js';
import { costOf, guessTokens, type Prices } from './prices.js';
import { modelRedis } from './redis.js';
import { strictSchema } from './strict-schema.js';

export interface OpenAiSettings {
  readonly apiKey: string;
  /** undefined: OpenAI's own. */
  readonly baseURL: string | undefined;
  readonly model: string;
  /** For one attempt, and for all attempts of a call together. */
  readonly timeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly attempts: number;
  readonly maxOutputTokens: number;
  /** US dollars per user and day. */
  readonly budgetPerUser: number;
  readonly prices: Prices;
  /** 0: nothing is kept. */
  readonly cacheMs: number;
  readonly circuit: { failures: number; openMs: number };
  readonly redisUrl: string;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** What one call has come to so far. */
interface Call {
  readonly started: number;
  attempts: number;
  usage: ModelUsage;
}
type Request = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/**
 * The model by OpenAI's chat completions through the official SDK, or any server that speaks
 * them. An answer has the shape that was asked for, or there is none (ModelUnavailable).
 */
export class OpenAiModel extends Model implements OnApplicationShutdown {
  override readonly configured = true;
  private readonly logger = new Logger(OpenAiModel.name);
  private readonly client: OpenAI;
  private readonly redis: Redis;
  private readonly budget: Budget;
  private readonly cache: AnswerCache;
  /** One per job: what is too slow for a conversation may be in time for an analysis. */
  private readonly circuits = new Map<string, CircuitBreaker>();

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly clock: Clock = systemClock,
  ) {
    super();
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseURL ?? null,
      organization: null,
      project: null,
      timeout: settings.timeoutMs,
      maxRetries: 0, // see withAttempts
      logLevel: 'off', // it would log what users wrote
    });
    this.redis = modelRedis(settings.redisUrl);
    this.budget = new Budget(this.redis, settings.budgetPerUser, clock);
    this.cache = new AnswerCache(this.redis, settings.cacheMs);
  }

  override async ask<Answer extends z.ZodType>(
    job: ModelJob<Answer>,
  ): Promise<ModelAnswer<z.output<Answer>>> {
    const call: Call = { started: this.clock.now(), attempts: 0, usage: NOTHING };
    try {
      const answer = await this.answer(job, call);
      this.report(job, call, answer.fromCache ? 'cached' : 'answered');
      return answer;
    } catch (error) {
      if (error instanceof ModelUnavailable) {
        this.report(job, call, error.reason, error.cause instanceof Error ? error.cause.message : undefined);
        throw error;
      }
      const failed = error instanceof AttemptFailed ? error : undefined;
      if (!failed) this.logger.error({ err: error, job: job.name }, 'asking the model failed unexpectedly');
      const reason = failed?.reason ?? 'unusable';
      this.report(job, call, reason, failed?.detail);
      throw new ModelUnavailable(reason);
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private async answer<Answer extends z.ZodType>(
    job: ModelJob<Answer>,
    call: Call,
  ): Promise<ModelAnswer<z.output<Answer>>> {
    const request = this.requestOf(job);
    const key = this.keyOf(job, request);
    if (job.cached) {
      const before = await this.cache.get(key);
      const parsed = job.answer.safeParse(before?.value);
      if (before && parsed.success) {
        return { value: parsed.data, model: before.model, usage: NOTHING, fromCache: true };
      }
    }
    const pass = this.circuitOf(job.name).enter();
    if (!pass) throw new ModelUnavailable('circuit-open');
    const { value, model, raw } = await this.ended(pass, job.signal, () => this.tries(job, request, call));
    if (job.cached) await this.cache.put(key, { value: raw, model }, job.userId);
    return { value, model, usage: call.usage, fromCache: false };
  }

  /** Tells the circuit how the call ended: only what is the provider's fault counts against it. */
  private async ended<T>(pass: Pass, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      pass.succeed();
      return result;
    } catch (error) {
      if (signal?.aborted || !(error instanceof AttemptFailed)) pass.release();
      else if (error.reason === 'down' || error.reason === 'slow') pass.fail();
      else pass.succeed(); // it answered; what it said is another matter
      throw error;
    }
  }

  private async tries<Answer extends z.ZodType>(job: ModelJob<Answer>, request: Request, call: Call) {
    const limit = Math.min(job.timeoutMs ?? Infinity, this.settings.totalTimeoutMs);
    const whole = limited(limit, job.signal);
    const circuit = this.circuitOf(job.name);
    try {
      return await withAttempts(
        {
          attempts: this.settings.attempts,
          deadline: call.started + limit,
          pauseMs: FIRST_PAUSE_MS,
          longestPauseMs: LONGEST_PAUSE_MS,
          signal: whole.signal,
          goOn: () => !whole.signal.aborted && circuit.state !== 'open',
        },
        this.clock,
        () => this.attempt(job, request, call, whole.signal),
      );
    } finally {
      whole.end();
    }
  }

  /** One request: reserved before, settled after, its answer parsed and bounded. */
  private async attempt<Answer extends z.ZodType>(
    job: ModelJob<Answer>,
    request: Request,
    call: Call,
    whole: AbortSignal,
  ) {
    const guess = guessTokens(JSON.stringify(request));
    const most = { input_tokens: guess, output_tokens: this.settings.maxOutputTokens };
    const reservation = await this.budget.reserve(job.userId, costOf(most, this.settings.prices));
    call.attempts += 1;
    const patience = limited(this.settings.timeoutMs, whole);
    try {
      const body = await this.client.chat.completions.create(request, { signal: patience.signal });
      const completion = readCompletion(body);
      const tokens = completion.tokens ?? {
        input_tokens: guess,
        output_tokens: Math.ceil(completion.length / 3),
      };
      await this.spend(job.name, call, tokens, reservation);
      const raw = completion.value();
      const parsed = job.answer.safeParse(raw);
      if (!parsed.success) {
        throw new AttemptFailed('unusable', 'the answer does not fit', { again: false, mayCost: true });
      }
      modelAttempts.inc({ job: job.name, outcome: 'answered' });
      return { value: parsed.data, raw, model: completion.model ?? this.settings.model };
    } catch (error) {
      const failure = failureOf(error, patience.signal.aborted, this.clock);
      modelAttempts.inc({ job: job.name, outcome: failure.reason });
      // What the provider may have worked on stays reserved; it may be on the bill.
      if (!failure.options.mayCost) await this.settle(reservation, 0);
      throw failure;
    } finally {
      patience.end();
    }
  }

  private async spend(
    job: string,
    call: Call,
    tokens: { input_tokens: number; output_tokens: number },
    reservation: Reservation,
  ): Promise<void> {
    const cost = costOf(tokens, this.settings.prices);
    call.usage = { ...tokens, cost };
    modelTokens.inc({ job, direction: 'input' }, tokens.input_tokens);
    modelTokens.inc({ job, direction: 'output' }, tokens.output_tokens);
    modelCost.inc({ job }, cost);
    await this.settle(reservation, cost);
  }

  /** The answer is there and paid for; books that cannot be closed now keep the higher estimate. */
  private async settle(reservation: Reservation, dollars: number): Promise<void> {
    try {
      await reservation.settle(dollars);
    } catch (error) {
      this.logger.warn({ err: error }, 'what the model cost was not settled; the estimate stands');
    }
  }

  private circuitOf(job: string): CircuitBreaker {
    const known = this.circuits.get(job);
    if (known) return known;
    const onChange = (state: CircuitState) => {
      showCircuit(job, state);
      if (state !== 'closed') this.logger.warn({ job, state }, 'the circuit to the model');
    };
    const circuit = new CircuitBreaker({ ...this.settings.circuit, onChange }, this.clock);
    this.circuits.set(job, circuit);
    return circuit;
  }

  private requestOf(job: ModelJob<z.ZodType>): Request {
    return {
      model: this.settings.model,
      messages: [
        { role: 'system', content: job.system },
        ...job.messages.map(({ role, content }) => ({ role, content })),
      ],
      max_completion_tokens: this.settings.maxOutputTokens,
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

  private keyOf({ name, promptVersion, identity }: ModelJob<z.ZodType>, request: Request): string {
    const [system, ...messages] = request.messages;
    return AnswerCache.key(
      this.settings.baseURL ?? null,
      request.model,
      name,
      promptVersion,
      system,
      request.response_format,
      identity ?? messages,
    );
  }

  /** One line per call: what it was and what it cost, nothing of what was said. */
  private report({ name, promptVersion }: ModelJob<z.ZodType>, call: Call, outcome: string, detail?: string) {
    const ms = this.clock.now() - call.started;
    modelDuration.observe({ job: name, outcome }, ms / 1000);
    if (outcome === 'cached') modelCacheHits.inc({ job: name });
    else if (outcome !== 'answered') modelFallbacks.inc({ job: name, reason: outcome });
    const { model } = this.settings;
    this.logger.log(
      {
        job: name,
        prompt: promptVersion,
        model,
        outcome,
        detail,
        attempts: call.attempts,
        ms,
        ...call.usage,
      },
      'the model was asked',
    );
  }
}

const NOTHING: ModelUsage = { input_tokens: 0, output_tokens: 0, cost: 0 };

/** A signal that aborts after a time or with another; `end` lets go of both. */
function limited(ms: number, outer?: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, ms);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { collectOnScrape } from '@proofround/service-kit';
import type { RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import OpenAI from 'openai';
import type { z } from 'zod';

import { modelRedis } from '../redis/redis.js';
import { AnswerCache } from './answer-cache.js';
import { Misfit, readAnswer, type ResponseFormat } from './answer-text.js';
import { AttemptFailed, withAttempts } from './attempts.js';
import {
  Budget,
  costOf,
  type DailyLimits,
  guessTokens,
  type Prices,
  type Reservation,
  tokensIn,
} from './budget.js';
import { Call, NO_USAGE } from './call.js';
import { Circuits, throughCircuit } from './circuits.js';
import { type Clock, limited, systemClock } from './clock.js';
import { readCompletion } from './completion.js';
import { failureOf, FormatRefused } from './failures.js';
import { modelAttempts, modelDayLimit, modelDaySpent } from './metrics.js';
import { Model, type ModelAnswer, type ModelJob, ModelUnavailable } from './model.js';
import {
  FormatChoice,
  jsonRequest,
  repairRequest,
  type Request,
  type RequestSettings,
  strictRequest,
} from './requests.js';

export interface OpenAiSettings {
  readonly apiKey: string;
  /** OpenAI's own when undefined. */
  readonly baseURL: string | undefined;
  /** auto: strict schema, or JSON mode when the server refuses it. */
  readonly responseFormat: ResponseFormat | 'auto';
  readonly model: string;
  /** The time limit of one attempt; totalTimeoutMs limits all attempts of a call. */
  readonly timeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly attempts: number;
  readonly maxOutputTokens: number;
  readonly budget: DailyLimits;
  readonly prices: Prices;
  /** 0 disables the cache. */
  readonly cacheMs: number;
  readonly circuit: { failures: number; openMs: number };
  readonly redisUrl: string;
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8000;

/**
 * Asks OpenAI's chat completions, or a compatible server, through the official SDK. An answer fits
 * the job's schema; otherwise ModelUnavailable is thrown.
 */
export class OpenAiModel extends Model implements OnApplicationShutdown {
  override readonly configured = true;
  private readonly logger = new Logger(OpenAiModel.name);
  private readonly client: OpenAI;
  private readonly redis: RedisConnection;
  private readonly budget: Budget;
  private readonly cache: AnswerCache;
  private readonly format: FormatChoice;
  private readonly endCollecting: () => void;
  private readonly circuits: Circuits;

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
      logLevel: 'off', // it would log users' texts
    });
    this.redis = modelRedis(settings.redisUrl);
    this.format = new FormatChoice(settings.responseFormat);
    this.budget = new Budget(this.redis, settings.budget, clock);
    modelDayLimit.set(settings.budget.perDay);
    this.endCollecting = collectOnScrape(async () => modelDaySpent.set(await this.budget.spentToday()));
    this.circuits = new Circuits(settings.circuit, clock);
    this.cache = new AnswerCache(this.redis, settings.cacheMs);
  }

  override async ask<Answer extends z.ZodType>(
    job: ModelJob<Answer>,
  ): Promise<ModelAnswer<z.output<Answer>>> {
    const call = new Call(job, this.settings.model, this.clock);
    try {
      const answer = await this.answer(job, call);
      call.report(answer.fromCache ? 'cached' : 'answered');
      return answer;
    } catch (error) {
      if (error instanceof ModelUnavailable) {
        call.report(error.reason, error.cause instanceof Error ? error.cause.message : undefined);
        throw error;
      }
      const failed = error instanceof AttemptFailed ? error : undefined;
      if (!failed) this.logger.error({ err: error, job: job.name }, 'asking the model failed unexpectedly');
      const reason = failed?.reason ?? 'unusable';
      call.report(reason, failed?.detail);
      throw new ModelUnavailable(reason);
    }
  }

  onApplicationShutdown(): void {
    this.endCollecting();
    this.redis.disconnect();
  }

  private async answer<Answer extends z.ZodType>(
    job: ModelJob<Answer>,
    call: Call,
  ): Promise<ModelAnswer<z.output<Answer>>> {
    const key = this.keyOf(job);
    if (job.cached) {
      const before = await this.cache.get(key);
      const parsed = job.answer.safeParse(before?.value);
      if (before && parsed.success) {
        return { value: parsed.data, model: before.model, usage: NO_USAGE, fromCache: true };
      }
    }
    const pass = this.circuits.of(job.name).enter();
    if (!pass) throw new ModelUnavailable('circuit-open');
    const { value, model, raw } = await throughCircuit(pass, job.signal, () =>
      this.counted(job, () => this.askWithRetries(job, call)),
    );
    if (job.cached) await this.cache.put(key, { value: raw, model }, job.userId);
    return { value, model, usage: call.usage, fromCache: false };
  }

  /** Counts the answer among the user's answers of the day; a question without one does not count. */
  private async counted<T>({ name, userId, answersADay }: ModelJob<z.ZodType>, work: () => Promise<T>) {
    if (answersADay === undefined || answersADay === null) return work();
    const place = await this.budget.reserveAnswer(userId, name, answersADay);
    try {
      return await work();
    } catch (error) {
      await place.giveBack().catch(() => undefined); // it stays counted until tomorrow
      throw error;
    }
  }

  private async askWithRetries<Answer extends z.ZodType>(job: ModelJob<Answer>, call: Call) {
    const limit = Math.min(job.timeoutMs ?? Infinity, this.settings.totalTimeoutMs);
    const whole = limited(limit, job.signal);
    const circuit = this.circuits.of(job.name);
    try {
      return await withAttempts(
        {
          attempts: this.settings.attempts,
          deadline: call.started + limit,
          pauseMs: FIRST_PAUSE_MS,
          longestPauseMs: MAX_PAUSE_MS,
          signal: whole.signal,
          shouldContinue: () => !whole.signal.aborted && circuit.state !== 'open',
        },
        this.clock,
        () => this.attempt(job, call, whole.signal),
      );
    } finally {
      whole.end();
    }
  }

  /** One attempt, in the response format that the server supports. */
  private async attempt<Answer extends z.ZodType>(job: ModelJob<Answer>, call: Call, whole: AbortSignal) {
    if (this.format.current === 'json_object') return this.inJsonMode(job, call, whole);
    try {
      return await this.exchange(job, strictRequest(job, this.bounded(job)), call, whole);
    } catch (error) {
      if (!(error instanceof FormatRefused) || !this.format.mayFallBack) throw error;
      const answered = await this.inJsonMode(job, call, whole);
      this.logger.log('the server does not support strict schemas; JSON mode is used from now on');
      this.format.remember();
      return answered;
    }
  }

  /** Asks in JSON mode; a misfit answer may be repaired once, because the server enforces no schema. */
  private async inJsonMode<Answer extends z.ZodType>(job: ModelJob<Answer>, call: Call, whole: AbortSignal) {
    const request = jsonRequest(job, this.bounded(job));
    try {
      return await this.exchange(job, request, call, whole);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return this.exchange(job, repairRequest(request, error), call, whole);
    }
  }

  /**
   * The settings of a job's requests. The answer is as long as the job's time allows: what the provider may
   * charge for a lost answer is then a small part of the budget.
   */
  private bounded({ timeoutMs = Infinity }: ModelJob<z.ZodType>): RequestSettings {
    const { model, maxOutputTokens } = this.settings;
    return { model, maxOutputTokens: Math.min(maxOutputTokens, tokensIn(timeoutMs)) };
  }

  /** One request with its budget reservation and time limit. */
  private async exchange<Answer extends z.ZodType>(
    job: ModelJob<Answer>,
    request: Request,
    call: Call,
    whole: AbortSignal,
  ) {
    const guess = guessTokens(JSON.stringify(request));
    const most = { input_tokens: guess, output_tokens: this.bounded(job).maxOutputTokens };
    const reservation = await this.budget.reserve(job.userId, costOf(most, this.settings.prices));
    call.attempts += 1;
    const attemptLimit = limited(this.settings.timeoutMs, whole);
    try {
      const body = await this.client.chat.completions.create(request, { signal: attemptLimit.signal });
      const completion = readCompletion(body);
      const tokens = completion.tokens ?? {
        input_tokens: guess,
        output_tokens: Math.ceil(completion.length / 3),
      };
      await this.settle(reservation, call.add(tokens, costOf(tokens, this.settings.prices)));
      const format = request.response_format?.type === 'json_object' ? 'json_object' : 'json_schema';
      const answer = readAnswer(job.answer, completion.text(), format);
      modelAttempts.inc({ job: job.name, outcome: 'answered' });
      return { ...answer, model: completion.model ?? this.settings.model };
    } catch (error) {
      const failure = failureOf(error, attemptLimit.signal.aborted, this.clock);
      modelAttempts.inc({ job: job.name, outcome: failure.reason });
      // A request that the provider may charge stays reserved.
      if (!failure.options.mayCost) await this.settle(reservation, 0);
      throw failure;
    } finally {
      attemptLimit.end();
    }
  }

  /** Settles a reservation; when Redis fails, the higher estimate stays counted. */
  private async settle(reservation: Reservation, dollars: number): Promise<void> {
    try {
      await reservation.settle(dollars);
    } catch (error) {
      this.logger.warn({ err: error }, 'the cost of the model was not settled; the estimate stays counted');
    }
  }

  /** The cache key, independent of the response format. */
  private keyOf(job: ModelJob<z.ZodType>): string {
    const { name, promptVersion, identity } = job;
    const request = strictRequest(job, this.settings);
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
}

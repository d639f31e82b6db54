import { randomUUID } from 'node:crypto';

import {
  type Behaviour,
  type ChatRequest,
  type OpenAiStandIn,
  type Refusal,
  startOpenAiStandIn,
} from '@proofround/openai-stand-in';
import { startRedis, type TestServer } from '@proofround/test-kit';
import { z } from 'zod';

import { type Clock, systemClock } from '../model/clock.js';
import { type ModelJob, ModelUnavailable } from '../model/model.js';
import { OpenAiModel, type OpenAiSettings } from '../model/openai-model.js';

export const answer = z.strictObject({
  verdict: z.string().min(1).max(40),
  value: z.number().min(0).max(100),
});
export const GOOD = { verdict: 'fine', value: 42 };
export const good: Behaviour = { kind: 'answer', content: JSON.stringify(GOOD) };
export const SECRET = 'the founder’s own secret sentence';

type Respond = (request: ChatRequest, attempt: number) => Behaviour;

interface Provider {
  respond: Respond;
  refusal?: Refusal | undefined;
}

/** The model with a fake provider and its own Redis; one per test file. */
export class ModelWorld {
  /** The pauses between attempts that were skipped, in ms. */
  readonly pauses: number[] = [];
  private readonly opened: OpenAiModel[] = [];

  private constructor(
    private readonly servers: { modelStandIn: OpenAiStandIn; redis: TestServer; provider: Provider },
  ) {}

  static async start(): Promise<ModelWorld> {
    const provider: Provider = { respond: () => good };
    const [modelStandIn, redis] = await Promise.all([
      startOpenAiStandIn({
        respond: (request, attempt) => provider.respond(request, attempt),
        refuseSchemas: () => provider.refusal,
      }),
      startRedis(),
    ]);
    return new ModelWorld({ modelStandIn, redis, provider });
  }

  /** Sets the provider's response to each request. */
  set respond(respond: Respond) {
    this.servers.provider.respond = respond;
  }

  /** Sets the provider's refusal of strict schemas. */
  set refusal(refusal: Refusal | undefined) {
    this.servers.provider.refusal = refusal;
  }

  get modelStandIn(): OpenAiStandIn {
    return this.servers.modelStandIn;
  }

  get redis(): TestServer {
    return this.servers.redis;
  }

  async stop(): Promise<void> {
    await Promise.all([this.modelStandIn.stop(), this.redis.stop()]);
  }

  /** For beforeEach: resets the provider to one that answers. */
  reset(): void {
    this.respond = () => good;
    this.refusal = undefined;
    this.pauses.splice(0);
    this.opened.splice(0).forEach((model) => model.onApplicationShutdown());
  }

  /** A clock that skips pauses and records them. */
  readonly skippingClock: Clock = {
    ...systemClock,
    random: () => 0.5,
    sleep: (ms) => {
      this.pauses.push(ms);
      return Promise.resolve();
    },
  };

  model(settings: Partial<OpenAiSettings> = {}, clock: Clock = this.skippingClock): OpenAiModel {
    const one = new OpenAiModel(
      {
        apiKey: 'sk-test',
        baseURL: this.modelStandIn.url,
        model: 'test-model',
        timeoutMs: 2000,
        totalTimeoutMs: 20_000,
        attempts: 3,
        maxOutputTokens: 1000,
        responseFormat: 'auto',
        budget: { perUser: 1, perDay: 1000 },
        prices: { input: 1, output: 10 },
        cacheMs: 60_000,
        circuit: { failures: 100, openMs: 1000 },
        redisUrl: this.redis.url,
        ...settings,
      },
      clock,
    );
    this.opened.push(one);
    return one;
  }

  async counting(work: () => Promise<unknown>): Promise<number> {
    const before = this.modelStandIn.requests.length;
    await work();
    return this.modelStandIn.requests.length - before;
  }

  /** Applies the behaviours in turn; the last one stays. */
  inTurn(...behaviours: Behaviour[]): void {
    let turn = 0;
    this.respond = () => behaviours[Math.min(turn++, behaviours.length - 1)] ?? good;
  }
}

export function job(overrides: Partial<ModelJob<typeof answer>> = {}): ModelJob<typeof answer> {
  return {
    name: 'test',
    promptVersion: 'test-prompt-1',
    system: 'You judge.',
    messages: [{ role: 'user', content: SECRET }],
    answer,
    userId: randomUUID(),
    ...overrides,
  };
}

/** `answered`, or the reason of the failure. */
export async function reasonOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'answered';
  } catch (error) {
    if (error instanceof ModelUnavailable) return error.reason;
    throw error;
  }
}

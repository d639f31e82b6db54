import { randomUUID } from 'node:crypto';

import { Logger } from '@nestjs/common';
import { collectAll, registry } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';
import { Redis } from 'ioredis';

import { type answer, GOOD, good, job, ModelWorld, reasonOf } from '../testing/model-world.js';
import { type Clock, systemClock } from './clock.js';
import type { ModelJob } from './model.js';
import type { OpenAiSettings } from './openai-model.js';

describe('the model’s budget and cache', () => {
  let world: ModelWorld;
  let store: Redis;

  beforeAll(async () => {
    world = await ModelWorld.start();
    store = new Redis(world.redis.url);
    store.on('error', () => undefined);
  });
  afterAll(async () => {
    store.disconnect();
    await world.stop();
  });
  beforeEach(() => world.reset());
  afterEach(() => {
    world.reset();
    jest.restoreAllMocks();
  });

  describe('the budget of a user and day', () => {
    // One call reserves a little over 1000 output tokens at $10 per million: $0.0101 to $0.0105.
    const reserved = 0.0105;
    const spentBy = async (userId: string): Promise<number> => {
      const keys = await store.keys(`model:budget:${userId}:*`);
      return Number((keys[0] && (await store.get(keys[0]))) ?? 0) / 1e6;
    };

    it('is charged the real cost of the call', async () => {
      const userId = randomUUID();
      const { usage } = await world.model().ask(job({ userId }));
      expect(await spentBy(userId)).toBeCloseTo(usage.cost, 5);
      expect(usage.cost).toBeLessThan(reserved / 10);
    });

    it('is not overspent by concurrent calls', async () => {
      world.respond = () => ({ kind: 'slow', ms: 300, then: good });
      const userId = randomUUID();
      const workers = [
        world.model({ budget: { perUser: 3 * reserved, perDay: 1000 } }),
        world.model({ budget: { perUser: 3 * reserved, perDay: 1000 } }),
      ];
      const asked = Array.from({ length: 10 }, (_, index) =>
        reasonOf((workers[index % 2] ?? world.model()).ask(job({ userId }))),
      );
      const outcomes = await Promise.all(asked);
      expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === 'budget')).toHaveLength(7);
      expect(await spentBy(userId)).toBeLessThan(3 * reserved);
    });

    it('does not affect other users and days', async () => {
      let now = Date.parse('2026-11-20T23:59:00Z');
      const clock: Clock = { ...world.skippingClock, now: () => now };
      const one = world.model({ budget: { perUser: 0.0107, perDay: 1000 }, attempts: 1 }, clock);
      const userId = randomUUID();
      world.respond = () => ({
        kind: 'answer',
        content: JSON.stringify({ ...GOOD, filler: 'x'.repeat(2000) }),
      });
      await reasonOf(one.ask(job({ userId })));
      world.respond = () => good;
      expect(
        await world.counting(async () => expect(await reasonOf(one.ask(job({ userId })))).toBe('budget')),
      ).toBe(0);
      expect(await reasonOf(one.ask(job()))).toBe('answered');
      now += 120_000;
      expect(await reasonOf(one.ask(job({ userId })))).toBe('answered');
    });

    it('keeps the estimate for a lost answer that may be charged', async () => {
      const userId = randomUUID();
      world.respond = () => ({ kind: 'hang' });
      await reasonOf(world.model({ attempts: 1, timeoutMs: 100 }).ask(job({ userId })));
      expect(await spentBy(userId)).toBeGreaterThan(0.01);
    });

    it('is charged for a lost answer at most what can be written in the time of the question', async () => {
      const userId = randomUUID();
      world.respond = () => ({ kind: 'hang' });
      const asked = world.model({ attempts: 1 }).ask(job({ userId, timeoutMs: 100 }));
      expect(await reasonOf(asked)).toBe('slow');
      expect(world.modelStandIn.requests.at(-1)?.max_completion_tokens).toBe(25);
      expect(await spentBy(userId)).toBeGreaterThan(0);
      expect(await spentBy(userId)).toBeLessThan(reserved / 10);
    });

    it('refunds the reservation of a refused request', async () => {
      const userId = randomUUID();
      world.respond = () => ({ kind: 'error', status: 500 });
      await reasonOf(world.model().ask(job({ userId })));
      expect(await spentBy(userId)).toBe(0);
    });

    it.each([undefined, { prompt_tokens: -5, completion_tokens: 'many', total_tokens: null }])(
      'is charged a guess when the server counts like this: %j',
      async (usage) => {
        const userId = randomUUID();
        world.respond = () => ({ kind: 'uncounted', content: JSON.stringify(GOOD), usage });
        const given = await world.model().ask(job({ userId }));
        expect(given.usage.input_tokens).toBeGreaterThan(10);
        expect(await spentBy(userId)).toBeGreaterThan(0);
      },
    );
  });

  describe('the budget of a day for all users together', () => {
    const day = '2031-05-06';
    const clock: Clock = {
      ...systemClock,
      sleep: () => Promise.resolve(),
      now: () => Date.parse(`${day}T12:00:00Z`),
    };
    const spent = async () => Number((await store.get(`model:site-budget:${day}`)) ?? 0) / 1e6;
    beforeEach(() => store.del(`model:site-budget:${day}`));

    it('is charged the real cost of all users’ calls', async () => {
      const one = world.model({}, clock);
      const costs = [await one.ask(job()), await one.ask(job())].map(({ usage }) => usage.cost);
      expect(await spent()).toBeCloseTo(
        costs.reduce((sum, cost) => sum + cost, 0),
        5,
      );
    });

    it('stops all users once it is spent, without charging them', async () => {
      const one = world.model({ budget: { perUser: 1, perDay: 0.0107 } }, clock);
      world.respond = () => ({ kind: 'hang' });
      await reasonOf(world.model({ attempts: 1, timeoutMs: 100 }, clock).ask(job()));
      const userId = randomUUID();
      const asked = world.counting(async () =>
        expect(await reasonOf(one.ask(job({ userId })))).toBe('site-budget'),
      );
      expect(await asked).toBe(0);
      expect(await store.get(`model:budget:${userId}:${day}`)).toBe('0');
    });

    it('is not overspent by concurrent calls of many users', async () => {
      world.respond = () => ({ kind: 'slow', ms: 300, then: good });
      const budget = { perUser: 1, perDay: 0.0315 };
      const workers = [world.model({ budget }, clock), world.model({ budget }, clock)];
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, index) => reasonOf((workers[index % 2] ?? world.model()).ask(job()))),
      );
      expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === 'site-budget')).toHaveLength(5);
    });

    it('begins anew the next day', async () => {
      await store.set(`model:site-budget:${day}`, 999_999_999);
      const budget = { perUser: 1, perDay: 1 };
      expect(await reasonOf(world.model({ budget }, clock).ask(job()))).toBe('site-budget');
      const next: Clock = { ...clock, now: () => Date.parse('2031-05-07T00:00:01Z') };
      expect(await reasonOf(world.model({ budget }, next).ask(job()))).toBe('answered');
    });

    it('is exported as metrics with the amount spent', async () => {
      await store.set(`model:site-budget:${day}`, 12_500_000);
      world.model({ budget: { perUser: 1, perDay: 40 } }, clock);
      await collectAll();
      const metrics = await registry.metrics();
      expect(metrics).toContain('proofround_model_day_spent_dollars 12.5');
      expect(metrics).toContain('proofround_model_day_limit_dollars 40');
    });
  });

  describe('the cache', () => {
    const named = (overrides: Partial<ModelJob<typeof answer>> = {}) => job({ cached: true, ...overrides });

    it('answers an identical question, in another process and for another user too', async () => {
      const content = randomUUID();
      const messages = [{ role: 'user' as const, content }];
      await world.model().ask(named({ messages }));
      const again = world.model();
      expect(
        await world.counting(async () =>
          expect(await again.ask(named({ messages }))).toMatchObject({
            value: GOOD,
            model: 'test-model',
            fromCache: true,
            usage: { cost: 0 },
          }),
        ),
      ).toBe(0);
    });

    it.each<[string, Partial<ModelJob<typeof answer>>, Partial<OpenAiSettings>]>([
      ['another text', { messages: [{ role: 'user', content: 'other' }] }, {}],
      ['another prompt version', { promptVersion: 'test-prompt-2' }, {}],
      ['another system text', { system: 'You judge well.' }, {}],
      ['another model', {}, { model: 'other-model' }],
      ['no wish for the cache', { cached: false }, {}],
    ])('does not answer %s', async (_name, overrides, settings) => {
      const first = named({ messages: [{ role: 'user', content: randomUUID() }] });
      await world.model().ask(first);
      expect(await world.counting(() => world.model(settings).ask({ ...first, ...overrides }))).toBe(1);
    });

    it('recognises a question by its identity when the messages differ', async () => {
      const identity = randomUUID();
      await world.model().ask(named({ identity }));
      const messages = [{ role: 'user' as const, content: 'fenced anew' }];
      expect(await world.counting(() => world.model().ask(named({ identity, messages })))).toBe(0);
      expect(await world.counting(() => world.model().ask(named({ identity: randomUUID(), messages })))).toBe(
        1,
      );
    });

    it.each(['{"value": {"verdict": 1}, "model": "m"}', 'no JSON'])(
      'asks again when the entry is invalid: %s',
      async (kept) => {
        const one = named({ messages: [{ role: 'user', content: randomUUID() }] });
        await world.model().ask(one);
        for (const key of await store.keys('model:answer:*')) await store.set(key, kept);
        expect(await world.counting(() => world.model().ask(one))).toBe(1);
      },
    );

    it('does not store unusable answers, and expires', async () => {
      const one = named({ messages: [{ role: 'user', content: randomUUID() }] });
      world.inTurn({ kind: 'answer', content: '{}' }, good);
      expect(await reasonOf(world.model().ask(one))).toBe('unusable');
      expect(await world.counting(() => world.model({ cacheMs: 1 }).ask(one))).toBe(1);
      await until('it is forgotten', async () => !(await world.model({ cacheMs: 1 }).ask(one)).fromCache);
    });
  });

  it('logs one line per call without texts of user or provider', async () => {
    const log = jest.spyOn(Logger.prototype, 'log');
    await world.model().ask(job());
    world.respond = () => ({ kind: 'refuse', refusal: 'verbatim provider words' });
    await reasonOf(world.model().ask(job()));
    const lines = log.mock.calls.map((call) => JSON.stringify(call));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/"job":"test".*"outcome":"answered".*"attempts":1.*"input_tokens":\d+.*"cost":/);
    expect(lines[1]).toContain('"outcome":"refused"');
    expect(lines.join()).not.toMatch(/secret sentence|verbatim/);
  });

  it('counts tokens, cost, fallbacks and cache hits', async () => {
    const name = `job-${randomUUID()}`;
    const one = world.model();
    const question = job({ name, cached: true });
    await one.ask(question);
    await one.ask(question);
    world.respond = () => ({ kind: 'refuse', refusal: 'no' });
    await reasonOf(one.ask(job({ name })));
    const metrics = (await registry.metrics()).split('\n').filter((line) => line.includes(name));
    const value = (start: string) =>
      Number(
        metrics
          .find((line) => line.startsWith(start))
          ?.split(' ')
          .at(-1),
      );
    expect(value(`proofround_model_tokens_total{job="${name}",direction="input"}`)).toBeGreaterThan(0);
    expect(value(`proofround_model_tokens_total{job="${name}",direction="output"}`)).toBeGreaterThan(0);
    expect(value(`proofround_model_cost_dollars_total{job="${name}"}`)).toBeGreaterThan(0);
    expect(value(`proofround_model_cache_hits_total{job="${name}"}`)).toBe(1);
    expect(value(`proofround_model_fallbacks_total{job="${name}",reason="refused"}`)).toBe(1);
    expect(value(`proofround_model_duration_seconds_count{job="${name}",outcome="answered"}`)).toBe(1);
  });

  it('spends nothing while Redis is unavailable, and recovers with it', async () => {
    const one = world.model();
    await one.ask(job());
    await world.redis.pause();
    try {
      const unmetered = world.counting(async () =>
        expect(await reasonOf(one.ask(job({ cached: true })))).toBe('budget'),
      );
      expect(await unmetered).toBe(0);
    } finally {
      await world.redis.resume();
    }
    await until('it answers again', async () => (await reasonOf(one.ask(job()))) === 'answered');
  });
});

import type { Behaviour } from '@proofround/openai-stand-in';
import { registry } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';

import { GOOD, good, job, ModelWorld, reasonOf, SECRET } from '../testing/model-world.js';
import type { Clock } from './clock.js';
import { ModelUnavailable } from './model.js';

describe('the model over HTTP', () => {
  let world: ModelWorld;

  beforeAll(async () => {
    world = await ModelWorld.start();
  });
  afterAll(() => world.stop());
  beforeEach(() => world.reset());
  afterEach(() => world.reset());

  describe('asking', () => {
    it('returns the value, the model’s name and the cost', async () => {
      const given = await world.model().ask(job());
      expect(given).toMatchObject({ value: GOOD, model: 'test-model', fromCache: false });
      const { input_tokens, output_tokens, cost } = given.usage;
      expect(input_tokens).toBeGreaterThan(0);
      expect(cost).toBeCloseTo((input_tokens * 1 + output_tokens * 10) / 1e6, 12);
    });

    it('sends the job’s texts, a strict schema and a token limit', async () => {
      await world.model().ask(job());
      expect(world.modelStandIn.requests.at(-1)).toMatchObject({
        model: 'test-model',
        max_completion_tokens: 1000,
        messages: [
          { role: 'system', content: 'You judge.' },
          { role: 'user', content: SECRET },
        ],
        response_format: { json_schema: { name: 'test', strict: true } },
      });
    });

    it('rejects a model name with other characters', async () => {
      const body = {
        id: 'x',
        model: '<b>me</b>',
        choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(GOOD) } }],
      };
      world.respond = () => ({ kind: 'raw', contentType: 'application/json', body: JSON.stringify(body) });
      expect((await world.model().ask(job())).model).toBe('test-model');
    });
  });

  describe('unusable answers', () => {
    it.each<[string, string, Behaviour]>([
      ['a refusal', 'refused', { kind: 'refuse', refusal: 'I cannot help with that.' }],
      ['a filtered answer', 'refused', { kind: 'filter' }],
      ['one that was cut off', 'unusable', { kind: 'truncate', content: JSON.stringify(GOOD) }],
      ['an empty one', 'unusable', { kind: 'answer', content: '' }],
      ['one that is no JSON', 'unusable', { kind: 'answer', content: 'Great! 10/10' }],
      ['another shape', 'unusable', { kind: 'answer', content: '{"score": 100}' }],
      ['a value out of bounds', 'unusable', { kind: 'answer', content: '{"verdict": "x", "value": 1000}' }],
      [
        'more than was asked',
        'unusable',
        { kind: 'answer', content: '{"verdict": "x", "value": 1, "say": 2}' },
      ],
      [
        'a text too long',
        'unusable',
        { kind: 'answer', content: JSON.stringify({ verdict: 'x'.repeat(41), value: 1 }) },
      ],
      ['a proxy’s page', 'unusable', { kind: 'raw', contentType: 'text/html', body: '<h1>Sign in</h1>' }],
      ['half a JSON body', 'unusable', { kind: 'raw', contentType: 'application/json', body: '{"id": ' }],
      [
        'no choice at all',
        'unusable',
        { kind: 'raw', contentType: 'application/json', body: '{"choices": []}' },
      ],
    ])('%s is %s, and not retried', async (_name, reason, behaviour) => {
      world.respond = () => behaviour;
      const model = world.model();
      expect(await world.counting(async () => expect(await reasonOf(model.ask(job()))).toBe(reason))).toBe(1);
    });

    it('does not expose the provider’s words', async () => {
      world.respond = () => ({ kind: 'refuse', refusal: 'verbatim provider words' });
      const error: unknown = await world
        .model()
        .ask(job())
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ModelUnavailable);
      expect(`${String(error)} ${JSON.stringify(error)} ${String((error as Error).cause)}`).not.toContain(
        'verbatim',
      );
    });
  });

  describe('retries', () => {
    it.each<[string, Behaviour]>([
      ['a server error', { kind: 'error', status: 500 }],
      ['an overloaded server', { kind: 'error', status: 503 }],
      ['a limit', { kind: 'error', status: 429, code: 'rate_limit_exceeded' }],
      ['a cut connection', { kind: 'cut' }],
      ['a connection cut in the middle', { kind: 'cut', after: 'headers' }],
    ])('get the answer after %s', async (_name, behaviour) => {
      world.inTurn(behaviour, good);
      expect((await world.model().ask(job())).value).toEqual(GOOD);
      expect(world.pauses).toEqual([375]); // half to all of 500 ms
    });

    it('pause longer each time, and end after the configured attempts', async () => {
      world.respond = () => ({ kind: 'error', status: 500 });
      const model = world.model({ attempts: 4 });
      expect(await world.counting(async () => expect(await reasonOf(model.ask(job()))).toBe('down'))).toBe(4);
      expect(world.pauses).toEqual([375, 750, 1500]);
    });

    it.each([
      [{ 'retry-after': '7' }, 7000],
      [{ 'retry-after-ms': '1234', 'retry-after': '9' }, 1234],
      [{ 'retry-after-ms': '0' }, 0],
    ])('wait as long as the provider asks: %j', async (headers, ms) => {
      world.inTurn({ kind: 'error', status: 429, headers }, good);
      await world.model().ask(job());
      expect(world.pauses).toEqual([ms]);
    });

    it('accept a date in Retry-After', async () => {
      const headers = { 'retry-after': new Date(Date.now() + 5000).toUTCString() };
      world.inTurn({ kind: 'error', status: 503, headers }, good);
      await world.model().ask(job());
      expect(world.pauses[0]).toBeGreaterThan(2000);
      expect(world.pauses[0]).toBeLessThanOrEqual(5000);
    });

    it('do not wait beyond the deadline', async () => {
      world.inTurn({ kind: 'error', status: 429, headers: { 'retry-after': '21' } }, good);
      expect(await reasonOf(world.model().ask(job()))).toBe('down');
      expect(world.pauses).toEqual([]);
    });

    it.each<[string, string, Behaviour]>([
      ['a wrong key', 'down', { kind: 'error', status: 401, code: 'invalid_api_key' }],
      ['an empty account', 'down', { kind: 'error', status: 429, code: 'insufficient_quota' }],
      ['a request that is not accepted', 'unusable', { kind: 'error', status: 400 }],
      [
        'a server that says so',
        'down',
        { kind: 'error', status: 500, headers: { 'x-should-retry': 'false' } },
      ],
    ])('do not happen after %s', async (_name, reason, behaviour) => {
      world.respond = () => behaviour;
      const model = world.model();
      expect(await world.counting(async () => expect(await reasonOf(model.ask(job()))).toBe(reason))).toBe(1);
    });
  });

  describe('time', () => {
    it.each<Behaviour>([{ kind: 'hang' }, { kind: 'stall' }])(
      'limits one attempt, before and during the answer (%j)',
      async (behaviour) => {
        world.inTurn(behaviour, good);
        expect((await world.model({ timeoutMs: 200 }).ask(job())).value).toEqual(GOOD);
      },
    );

    it('limits all attempts together', async () => {
      world.respond = () => ({ kind: 'slow', ms: 5000, then: good });
      const model = world.model({ totalTimeoutMs: 500, attempts: 10 });
      expect(await reasonOf(model.ask(job()))).toBe('slow');
    });

    it('takes the job’s own limit when that is shorter', async () => {
      world.respond = () => ({ kind: 'hang' });
      // The limits of the model are longer than the test may take.
      const model = world.model({ timeoutMs: 120_000, totalTimeoutMs: 120_000, attempts: 1 });
      expect(await reasonOf(model.ask(job({ timeoutMs: 200 })))).toBe('slow');
    });

    it('ends at once when the caller aborts, without counting a failure', async () => {
      world.respond = () => ({ kind: 'hang' });
      const stop = new AbortController();
      const model = world.model({ circuit: { failures: 1, openMs: 60_000 } });
      const before = world.modelStandIn.requests.length;
      const asked = reasonOf(model.ask(job({ signal: stop.signal })));
      await until('the request is there', () => world.modelStandIn.requests.length > before);
      stop.abort();
      expect(await asked).toBe('slow');
      world.respond = () => good;
      expect(await reasonOf(model.ask(job()))).toBe('answered');
    });
  });

  describe('the circuit', () => {
    it('opens after consecutive failures, until a trial succeeds', async () => {
      let now = Date.now();
      const clock: Clock = { ...world.skippingClock, now: () => now };
      const model = world.model({ attempts: 1, circuit: { failures: 2, openMs: 30_000 } }, clock);
      world.respond = () => ({ kind: 'error', status: 500 });
      expect(await reasonOf(model.ask(job()))).toBe('down');
      expect(await reasonOf(model.ask(job()))).toBe('down');
      world.respond = () => good;
      expect(
        await world.counting(async () => expect(await reasonOf(model.ask(job()))).toBe('circuit-open')),
      ).toBe(0);
      expect(await registry.getSingleMetricAsString('proofround_model_circuit_state')).toMatch(
        /job="test"} 2$/m,
      );
      now += 30_000;
      expect(await reasonOf(model.ask(job()))).toBe('answered');
      expect(await registry.getSingleMetricAsString('proofround_model_circuit_state')).toMatch(
        /job="test"} 0$/m,
      );
    });

    it('opens for one job only', async () => {
      const model = world.model({ attempts: 1, circuit: { failures: 1, openMs: 60_000 } });
      world.respond = () => ({ kind: 'slow', ms: 400, then: good });
      expect(await reasonOf(model.ask(job({ name: 'chat', timeoutMs: 100 })))).toBe('slow');
      expect(await reasonOf(model.ask(job({ name: 'chat', timeoutMs: 100 })))).toBe('circuit-open');
      expect(await reasonOf(model.ask(job({ name: 'analysis' })))).toBe('answered');
    });

    it('does not open after unusable answers', async () => {
      const model = world.model({ circuit: { failures: 1, openMs: 60_000 } });
      world.respond = () => ({ kind: 'refuse', refusal: 'no' });
      await reasonOf(model.ask(job()));
      world.respond = () => good;
      expect(await reasonOf(model.ask(job()))).toBe('answered');
    });
  });
});

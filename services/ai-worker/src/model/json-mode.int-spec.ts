import { type Behaviour, type ChatRequest, SCHEMA_REFUSALS } from '@proofround/openai-stand-in';

import { analysisAnswer } from '../analysis/openai/answer.js';
import { GOOD, good, job, ModelWorld, reasonOf, SECRET } from '../testing/model-world.js';

const said = (content: string): Behaviour => ({ kind: 'answer', content });

describe('servers without strict schemas', () => {
  let world: ModelWorld;

  beforeAll(async () => {
    world = await ModelWorld.start();
  });
  afterAll(() => world.stop());
  beforeEach(() => world.reset());
  afterEach(() => world.reset());

  const formats = (requests: readonly ChatRequest[]) =>
    requests.map(({ response_format }) => response_format?.type);
  /** The requests during `work`. */
  const asking = async (work: () => Promise<unknown>): Promise<readonly ChatRequest[]> => {
    const before = world.modelStandIn.requests.length;
    await work();
    return world.modelStandIn.requests.slice(before);
  };

  describe.each(Object.entries(SCHEMA_REFUSALS))('that refuse one %s', (_name, refusal) => {
    it('are asked in JSON mode, directly from the next call on', async () => {
      world.refusal = refusal;
      const model = world.model();
      const first = await asking(async () => expect((await model.ask(job())).value).toEqual(GOOD));
      expect(formats(first)).toEqual(['json_schema', 'json_object']);
      const next = await asking(() => model.ask(job()));
      expect(formats(next)).toEqual(['json_object']);
      expect(world.pauses).toEqual([]);
    });

    it('are not asked in JSON mode when only a schema is configured', async () => {
      world.refusal = refusal;
      const model = world.model({ responseFormat: 'json_schema' });
      const asked = await asking(async () => expect(await reasonOf(model.ask(job()))).toBe('unusable'));
      expect(formats(asked)).toEqual(['json_schema']);
    });
  });

  it('get the schema in the system text, and the older name of the token limit', async () => {
    const [request] = await asking(() => world.model({ responseFormat: 'json_object' }).ask(job()));
    expect(request?.response_format).toEqual({ type: 'json_object' });
    expect(request).toMatchObject({ max_tokens: 1000 });
    expect(request).not.toHaveProperty('max_completion_tokens');
    const [system, user] = request?.messages ?? [];
    expect(system?.content).toMatch(/^You judge\.\n\n.*JSON schema: \{.*"verdict".*"maxLength":40/s);
    expect(user?.content).toBe(SECRET);
  });

  it('get the schema of an analysis', async () => {
    world.respond = () => said('{}');
    const model = world.model({ responseFormat: 'json_object' });
    const [request] = await asking(() => reasonOf(model.ask({ ...job(), answer: analysisAnswer })));
    expect(request?.messages[0]?.content).toContain('"hold"');
  });

  it.each([
    ['a fence', `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
    ['a preamble', `<think>hm</think> Here you are: ${JSON.stringify(GOOD)} Bye.`],
  ])('may put %s around their answer', async (_name, content) => {
    world.respond = () => said(content);
    const asked = await asking(async () =>
      expect((await world.model({ responseFormat: 'json_object' }).ask(job())).value).toEqual(GOOD),
    );
    expect(asked).toHaveLength(1);
  });

  describe('whose answer does not fit', () => {
    const BAD = JSON.stringify({ verdict: 'x', value: 1000 });

    it('get the problems once and may repair the answer', async () => {
      world.inTurn(said(BAD), good);
      const model = world.model({ responseFormat: 'json_object' });
      let cost = 0;
      const asked = await asking(async () => {
        const { value, usage } = await model.ask(job());
        expect(value).toEqual(GOOD);
        cost = usage.cost;
      });
      expect(asked).toHaveLength(2);
      const [, , answer, correction] = asked[1]?.messages ?? [];
      expect(answer).toEqual({ role: 'assistant', content: BAD });
      expect(correction?.role).toBe('user');
      expect(correction?.content).toMatch(/does not fit.*value: .*100/s);
      // Both are paid for.
      const inputs = asked.map(({ messages }) =>
        messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0),
      );
      expect(cost).toBeGreaterThan(((inputs[0] ?? 0) + (inputs[1] ?? 0)) / 1e6);
    });

    it.each([BAD, 'no JSON', '{"verdict": "x"', '[]', 'null'])(
      'are not asked a third time: %s',
      async (content) => {
        world.respond = () => said(content);
        const model = world.model({ responseFormat: 'json_object' });
        const asked = await asking(async () => expect(await reasonOf(model.ask(job()))).toBe('unusable'));
        expect(asked).toHaveLength(2);
      },
    );

    it('are not asked to repair a refused or cut-off answer', async () => {
      const model = world.model({ responseFormat: 'json_object' });
      for (const behaviour of [
        { kind: 'refuse', refusal: 'no' },
        { kind: 'truncate', content: BAD },
      ] as const) {
        world.respond = () => behaviour;
        expect(await asking(() => reasonOf(model.ask(job())))).toHaveLength(1);
      }
    });

    it('are not remembered as servers with JSON mode', async () => {
      world.refusal = SCHEMA_REFUSALS['as OpenAI does for an older model'];
      world.respond = () => said('no JSON');
      const model = world.model();
      await reasonOf(model.ask(job()));
      world.refusal = undefined;
      world.respond = () => good;
      expect(formats(await asking(() => model.ask(job())))).toEqual(['json_schema']);
    });
  });

  it('get cached answers in either response format', async () => {
    const question = job({ cached: true, identity: 'the same' });
    await world.model().ask(question);
    const asked = await asking(() => world.model({ responseFormat: 'json_object' }).ask(question));
    expect(asked).toEqual([]);
  });

  it('are not detected by a refusal for another reason', async () => {
    world.respond = () => ({ kind: 'error', status: 400 });
    const model = world.model();
    const asked = await asking(async () => expect(await reasonOf(model.ask(job()))).toBe('unusable'));
    expect(formats(asked)).toEqual(['json_schema']);
  });
});

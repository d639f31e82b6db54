import { join } from 'node:path';

import { Published } from '../../testing/published.js';
import {
  AGREEABLE,
  type Behaviour,
  type OpenAiStandIn,
  type Refusal,
  SCHEMA_REFUSALS,
  startOpenAiStandIn,
  strictProblems,
} from './index.js';

const published = new Published(join(__dirname, 'testing', 'published-types.ts'));
const SCHEMA = {
  type: 'object',
  properties: { verdict: { type: 'string' } },
  required: ['verdict'],
  additionalProperties: false,
};
const requestWith = (schema: unknown) => ({
  model: 'test-model',
  max_completion_tokens: 100,
  messages: [
    { role: 'system', content: 'You judge.' },
    { role: 'user', content: 'Judge this.' },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'test', strict: true, schema } },
});

describe('the stand-in for OpenAI', () => {
  let standIn: OpenAiStandIn;
  let behaviour: Behaviour;
  let refusal: Refusal | undefined;

  beforeAll(async () => {
    standIn = await startOpenAiStandIn({ respond: () => behaviour, refuseSchemas: () => refusal });
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    behaviour = AGREEABLE;
    refusal = undefined;
  });

  const post = async (
    body: unknown,
    headers: Record<string, string> = { authorization: 'Bearer sk-test' },
  ) => {
    const response = await fetch(`${standIn.url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  it.each<Behaviour>([
    AGREEABLE,
    { kind: 'refuse', refusal: 'No.' },
    { kind: 'truncate', content: '{"verdict": "f' },
    { kind: 'filter' },
    { kind: 'slow', ms: 10, then: AGREEABLE },
  ])('answers with what OpenAI publishes of a completion (%j)', async (one) => {
    behaviour = one;
    const { status, body } = await post(requestWith(SCHEMA));
    expect(status).toBe(200);
    expect(published.problems('Completion', body)).toEqual([]);
  });

  it.each([
    [429, 'rate_limit_exceeded'],
    [500, undefined],
  ])('fails as OpenAI does (%i)', async (code, name) => {
    behaviour = {
      kind: 'error',
      status: code,
      ...(name ? { code: name } : {}),
      headers: { 'retry-after': '3' },
    };
    const { status, headers, body } = await post(requestWith(SCHEMA));
    expect(status).toBe(code);
    expect(headers.get('retry-after')).toBe('3');
    expect(published.problems('ErrorBody', body)).toEqual([]);
  });

  it('refuses the same requests as OpenAI, with the same error', async () => {
    const open = await post(requestWith({ ...SCHEMA, additionalProperties: true }));
    const anonymous = await post(requestWith(SCHEMA), {});
    const blank = await post({ model: 'test-model', messages: [] });
    expect([open.status, anonymous.status, blank.status]).toEqual([400, 401, 400]);
    for (const { body } of [open, anonymous, blank]) {
      expect(published.problems('ErrorBody', body)).toEqual([]);
    }
  });

  it('accepts JSON mode only with the word JSON in the messages, as OpenAI does', async () => {
    const { response_format: _, max_completion_tokens: __, ...request } = requestWith(SCHEMA);
    const json = { ...request, max_tokens: 100, response_format: { type: 'json_object' } };
    expect((await post(json)).status).toBe(400);
    const asked = { ...json, messages: [{ role: 'user', content: 'Answer in JSON.' }] };
    expect((await post(asked)).status).toBe(200);
    expect(published.problems('Request', asked)).toEqual([]);
  });

  it('imitates servers without strict schemas', async () => {
    for (const one of Object.values(SCHEMA_REFUSALS)) {
      refusal = one;
      const { status, body } = await post(requestWith(SCHEMA));
      expect([status, body]).toEqual([one.status, one.body]);
    }
  });

  it.each([
    ['an open object', { ...SCHEMA, additionalProperties: true }],
    ['an optional property', { ...SCHEMA, required: [] }],
    ['an unknown keyword', { ...SCHEMA, minLength: 3 }],
    ['a choice of exactly one', { ...SCHEMA, properties: { verdict: { oneOf: [{ type: 'string' }] } } }],
  ])('knows that strict mode does not take %s', (_name, schema) => {
    expect(strictProblems(SCHEMA)).toEqual([]);
    expect(strictProblems(schema)).not.toEqual([]);
  });

  it('checks requests against the types that OpenAI publishes and reports errors', () => {
    expect(published.problems('Request', requestWith(SCHEMA))).toEqual([]);
    expect(published.problems('Request', { ...requestWith(SCHEMA), surprise: 1 })).not.toEqual([]);
    expect(published.problems('Completion', { id: 1 })).toContain('Completion.choices is missing');
  });
});

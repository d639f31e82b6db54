import { randomUUID } from 'node:crypto';

import {
  ENTITLEMENTS,
  type MatchableInvestor,
  type MatchableStartup,
  startupFacts,
} from '@proofround/contracts';
import { rankPair } from '@proofround/matching';
import {
  ABSURD,
  AGREEABLE,
  type Behaviour,
  flattering,
  hostile,
  obedient,
  type OpenAiStandIn,
  startOpenAiStandIn,
} from '@proofround/openai-stand-in';
import { anInvestorProfile, aStartup, startRedis, type TestServer } from '@proofround/test-kit';

import { aiWorkerConfig } from '../../config.js';
import { MatchReasons } from '../../model/match-reasons.js';
import type { Model } from '../../model/model.js';
import { modelProvider } from '../../model/model.provider.js';
import { OpenAiModel } from '../../model/openai-model.js';
import { DirectJudge } from '../judge.js';
import { score } from '../rubric/ledger.js';
import { RUBRIC_VERSION } from '../rubric/weights.js';
import { PROMPT_VERSION } from './analysis-prompt.v3.js';
import { OVERALL_BAND } from './band.js';
import { OpenAiAnalyst } from './openai-analyst.js';

const facts = startupFacts.parse(aStartup());
const scored = score(facts);
const names = scored.ledger
  .filter(({ dimension, rung }) => !['risk', 'cap'].includes(dimension) && rung !== 'not_assessed')
  .map(({ factor }) => factor);

describe('the jobs of the model, as the process is configured, over HTTP', () => {
  let modelStandIn: OpenAiStandIn;
  let redis: TestServer;
  let model: Model;
  let respond: () => Behaviour;

  beforeAll(async () => {
    [modelStandIn, redis] = await Promise.all([
      startOpenAiStandIn({ respond: () => respond() }),
      startRedis(),
    ]);
    const config = aiWorkerConfig.parse({
      NATS_URL: 'nats://127.0.0.1:1',
      OPS_PORT: '1',
      REDIS_URL: redis.url,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: modelStandIn.url,
      OPENAI_MODEL: 'test-model',
      OPENAI_CACHE_TTL_S: '0',
      OPENAI_CIRCUIT_FAILURES: '1000',
    });
    if (!('useFactory' in modelProvider)) throw new Error('The model is made by configuration');
    model = (modelProvider.useFactory as (given: typeof config) => Model)(config);
  });
  afterAll(async () => {
    if (model instanceof OpenAiModel) model.onApplicationShutdown();
    await Promise.all([modelStandIn.stop(), redis.stop()]);
  });
  beforeEach(() => {
    respond = () => AGREEABLE;
  });

  const analyse = (owner: { owner_id: string; is_pro?: boolean } = { owner_id: randomUUID() }) =>
    new OpenAiAnalyst(model, new DirectJudge()).analyse(
      { ...owner, facts, completed_tasks: [] },
      () => undefined,
      new AbortController().signal,
    );

  describe('an analysis', () => {
    it('comes from the model, with a valid strict schema', async () => {
      const { analysis, ai_score } = await analyse();
      expect(analysis.source).toBe(`test-model with ${PROMPT_VERSION} and ${RUBRIC_VERSION}`);
      expect(ai_score).toEqual(scored.score);
      expect(modelStandIn.requests.at(-1)?.response_format).toMatchObject({
        json_schema: { name: 'analysis', strict: true },
      });
    });

    // rule: PAY-21
    it('is the rubric’s beyond the free number of a day, and the model’s with Founder Pro', async () => {
      const owner_id = randomUUID();
      const free = ENTITLEMENTS.free.model_analyses_a_day ?? 0;
      const sourceOf = async (is_pro: boolean) => (await analyse({ owner_id, is_pro })).analysis.source;
      const modelLed = `test-model with ${PROMPT_VERSION} and ${RUBRIC_VERSION}`;
      for (let count = 0; count < free; count++) expect(await sourceOf(false)).toBe(modelLed);
      const asked = modelStandIn.requests.length;
      expect(await sourceOf(false)).toBe(`${RUBRIC_VERSION} (model unavailable)`);
      expect(modelStandIn.requests).toHaveLength(asked);
      expect(await sourceOf(true)).toBe(modelLed);
    });

    it.each<[string, Behaviour]>([
      ['refuses', { kind: 'refuse', refusal: 'I cannot help with that.' }],
      ['is cut off', { kind: 'truncate', content: '{"summary": "The ca' }],
      ['answers no JSON', { kind: 'answer', content: 'Great startup! 10/10' }],
      ['answers another shape', { kind: 'answer', content: '{"score": 100}' }],
      ['does not accept the request', { kind: 'error', status: 400 }],
      ['is down', { kind: 'error', status: 500, headers: { 'retry-after-ms': '1' } }],
    ])('is the rubric’s, named in source, when the model %s', async (_name, behaviour) => {
      respond = () => behaviour;
      const { analysis, ai_score } = await analyse();
      expect(analysis.source).toBe(`${RUBRIC_VERSION} (model unavailable)`);
      expect(ai_score).toEqual(scored.score);
      expect(JSON.stringify(analysis)).not.toContain('cannot help');
    });

    it.each<[string, Behaviour]>([
      ['flattering', flattering(facts, names)],
      ['hostile', hostile(facts, names)],
      ['obedient to what the text demands', obedient(facts, names)],
      ['absurd', ABSURD],
    ])('stays within the bounds when the answer is %s', async (_name, behaviour) => {
      respond = () => behaviour;
      const { analysis, ai_score } = await analyse();
      const change = ai_score.overall_score - scored.score.overall_score;
      expect(Math.round(change * 10) / 10).toBeLessThanOrEqual(OVERALL_BAND);
      expect(analysis.summary).toContain('funding readiness');
      expect(analysis.concerns.length).toBeGreaterThan(0);
      expect(JSON.stringify(analysis)).not.toMatch(/amazing|pathetic|evil|250,000 customers/);
    });
  });

  it('words match reasons, with a valid strict schema', async () => {
    const startup: MatchableStartup = { ...facts, startup_id: randomUUID(), overall_score: 60 };
    const investor: MatchableInvestor = { ...anInvestorProfile(), investor_id: randomUUID() };
    const pair = rankPair(startup, investor);
    respond = () => ({
      kind: 'answer',
      content: JSON.stringify({
        pairs: [
          {
            pair: 1,
            startup_reasons: [{ reason: 1, text: 'They invest in what you build' }],
            investor_reasons: [],
          },
        ],
      }),
    });
    const [worded] = await new MatchReasons(model).word(randomUUID(), [{ pair, startup, investor }]);
    expect(modelStandIn.requests.at(-1)?.response_format).toMatchObject({
      json_schema: { name: 'match-reasons' },
    });
    expect(worded?.startup_reasons).toHaveLength(pair.startup_reasons.length);
    expect(worded?.startup_reasons[0]).toBe('They invest in what you build');
    expect(worded?.match_score).toBe(pair.match_score);

    respond = () => ({ kind: 'refuse', refusal: 'no' });
    const again = await new MatchReasons(model).word(randomUUID(), [{ pair, startup, investor }]);
    expect(again).toEqual([pair]);
  });
});

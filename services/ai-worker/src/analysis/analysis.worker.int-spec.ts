import { analysisCompleted, analysisFailed, analysisStarted, startupFacts } from '@proofround/contracts';
import { type EventPublisher, Readiness, type RpcClient } from '@proofround/service-kit';
import { aStartup, startRedis, type TestServer, until } from '@proofround/test-kit';
import { v4 as uuid } from 'uuid';

import { aiWorkerConfig } from '../config.js';
import { TooSlow } from '../judging/thread-pool.js';
import { LinkChecker } from '../links/link-checker.js';
import { LIMITS } from '../links/page.js';
import { type Model, NoModel } from '../model/model.js';
import { JobQueues } from '../queues/job-queues.js';
import { analysisQueue } from '../queues/queues.js';
import { SmallInternet } from '../testing/small-internet.js';
import { AnalysisWorker } from './analysis.worker.js';
import type { Analyst, AnalystInput } from './analyst.js';
import { analystProvider } from './analyst.provider.js';
import { DirectJudge, type Judge } from './judge.js';

/** Times out the given number of times, then judges as usual; records its inputs. */
class Watched extends DirectJudge {
  readonly inputs: AnalystInput[] = [];
  tooSlow = 0;
  /** A judgement waits for it. */
  before: (() => Promise<unknown>) | undefined;

  override judge: Judge['judge'] = async (task, options) => {
    this.inputs.push(task.input);
    await this.before?.();
    if (this.tooSlow-- > 0) return Promise.reject(new TooSlow(2000));
    return super.judge(task, options);
  };
}

describe('an analysis, from its job to its result', () => {
  const world = new SmallInternet();
  const judge = new Watched();
  const published: { event: unknown; data: unknown }[] = [];
  const ids = { startup_id: uuid(), owner_id: uuid(), run_id: uuid() };
  const facts = startupFacts.parse({
    ...aStartup(),
    product_url: 'http://ledgerloop.io',
    pitch_deck_url: 'https://example.com/deck',
  });
  let redis: TestServer;
  let queues: JobQueues;
  let links: LinkChecker;
  let worker: AnalysisWorker;

  beforeAll(async () => {
    [redis] = await Promise.all([startRedis(), world.start()]);
    world.reset();
    const config = aiWorkerConfig.parse({
      NATS_URL: 'nats://127.0.0.1:1',
      OPS_PORT: '1',
      REDIS_URL: redis.url,
      ANALYSIS_CONCURRENCY: '1',
    });
    const rpc = { call: () => Promise.resolve({ ...ids, facts, completed_tasks: [] }) };
    const events = {
      publish: (event: unknown, data: unknown) => Promise.resolve(void published.push({ event, data })),
      publishLive: () => Promise.resolve(),
    };
    if (!('useFactory' in analystProvider)) throw new Error('The analyst is made by configuration');
    const analyst = (analystProvider.useFactory as (model: Model, judge: Judge) => Analyst)(
      new NoModel(),
      judge,
    );
    links = new LinkChecker(config, world, { ...LIMITS, timeMs: 2000 });
    worker = new AnalysisWorker(
      rpc as unknown as RpcClient,
      events as unknown as EventPublisher,
      analyst,
      links,
      config,
    );
    worker.onApplicationBootstrap();
    queues = new JobQueues(config, new Readiness());
  });
  afterAll(async () => {
    await worker.beforeApplicationShutdown();
    await queues.onApplicationShutdown();
    links.onApplicationShutdown();
    await Promise.all([redis.stop(), world.stop()]);
  });
  beforeEach(() => {
    published.splice(0);
    judge.inputs.splice(0);
  });

  const analysed = async () => {
    await queues.add(analysisQueue, { ...ids, event_id: uuid(), correlation_id: 'test' });
    await until('it is published', () => published.some(({ event }) => event === analysisCompleted));
  };

  it('checks the links first and uses their status', async () => {
    await analysed();
    expect(judge.inputs[0]?.links).toEqual({ product: 'checked', deck: 'unreachable' });
    expect(world.requests).toHaveLength(1);
  });

  it('reports its start only if it takes a while, and before its result', async () => {
    const events = () => published.map(({ event }) => event);
    await analysed();
    expect(events()).toEqual([analysisCompleted]);
    published.splice(0);
    judge.before = () => until('the start is reported', () => events().includes(analysisStarted));
    await analysed();
    judge.before = undefined;
    expect(events()).toEqual([analysisStarted, analysisCompleted]);
  });

  it('is retried after a judgement timed out', async () => {
    judge.tooSlow = 1;
    await analysed();
    expect(judge.inputs).toHaveLength(2);
    expect(published.some(({ event }) => event === analysisFailed)).toBe(false);
  });
});

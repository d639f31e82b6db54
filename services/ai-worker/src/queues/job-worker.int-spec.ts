import { setTimeout as delay } from 'node:timers/promises';

import { Readiness } from '@proofround/service-kit';
import { startRedis, startRedisCluster, type TestServer, until } from '@proofround/test-kit';
import { v4 as uuid } from 'uuid';

import { JobQueues } from './job-queues.js';
import { JobWorker } from './job-worker.js';
import { jobDuration } from './metrics.js';
import { analysisQueue } from './queues.js';

/** A worker whose jobs end when the test ends them or when they are aborted. */
class Held extends JobWorker<typeof analysisQueue> {
  begun = 0;
  ended = 0;
  aborted = false;
  fails = false;
  readonly letGo = new AbortController();

  constructor(url: string, shutdownMs: number) {
    super(analysisQueue, { REDIS_URL: url, JOB_LOCK_MS: 10_000, SHUTDOWN_TIMEOUT_MS: shutdownMs }, 1);
  }

  protected override async process(_: unknown, signal: AbortSignal): Promise<void> {
    this.begun += 1;
    const either = AbortSignal.any([signal, this.letGo.signal]);
    await delay(60_000, undefined, { signal: either }).catch(() => undefined);
    this.aborted = signal.aborted;
    this.ended += 1;
    if (this.fails) throw new Error('It fails');
  }

  protected override giveUp(): Promise<void> {
    return Promise.resolve();
  }
}

describe('a stopping worker', () => {
  let redis: TestServer;
  let queues: JobQueues;

  beforeAll(async () => {
    redis = await startRedis();
    queues = new JobQueues({ REDIS_URL: redis.url }, new Readiness());
  });
  afterAll(async () => {
    await queues.onApplicationShutdown();
    await redis.stop();
  });

  async function inTheMiddleOfAJob(shutdownMs: number): Promise<Held> {
    const worker = new Held(redis.url, shutdownMs);
    worker.onApplicationBootstrap();
    const ids = { event_id: uuid(), startup_id: uuid(), owner_id: uuid(), run_id: uuid() };
    await queues.add(analysisQueue, { ...ids, correlation_id: 'test' });
    await until('the job has begun', () => worker.begun === 1);
    return worker;
  }

  it('aborts its jobs when SHUTDOWN_TIMEOUT_MS is nearly over', async () => {
    const worker = await inTheMiddleOfAJob(1000);
    await worker.beforeApplicationShutdown();
    await until('the job has ended', () => worker.ended === 1);
    expect(worker.aborted).toBe(true);
  });

  // rule: OPS-2
  it('measures the time of a job that fails, too', async () => {
    const worker = await inTheMiddleOfAJob(60_000);
    const attempts = async () =>
      (await jobDuration.get()).values.find(
        ({ metricName, labels }) => metricName?.endsWith('_count') && labels.outcome === 'failed',
      )?.value ?? 0;
    const before = await attempts();
    worker.fails = true;
    worker.letGo.abort();
    await until('the attempt is measured', async () => (await attempts()) === before + 1);
    await worker.beforeApplicationShutdown();
  });

  it('lets its jobs finish before that', async () => {
    const worker = await inTheMiddleOfAJob(60_000);
    const stopped = worker.beforeApplicationShutdown();
    worker.letGo.abort();
    await stopped;
    expect(worker).toMatchObject({ ended: 1, aborted: false });
  });
});

describe('a worker on a Redis Cluster', () => {
  // rule: OPS-73
  it('takes and finishes the jobs of a queue, whose keys are all on one node', async () => {
    const cluster = await startRedisCluster();
    const queues = new JobQueues({ REDIS_URL: cluster.url }, new Readiness());
    const worker = new Held(cluster.url, 60_000);
    try {
      worker.letGo.abort();
      worker.onApplicationBootstrap();
      await until('a job can be added', async () => {
        const ids = { event_id: uuid(), startup_id: uuid(), owner_id: uuid(), run_id: uuid() };
        return queues.add(analysisQueue, { ...ids, correlation_id: 'test' }).then(
          () => true,
          () => false,
        );
      });
      await until('the job has ended', () => worker.ended >= 1);
    } finally {
      await worker.beforeApplicationShutdown();
      await queues.onApplicationShutdown();
      await cluster.stop();
    }
  });
});

import { QUEUE_PREFIX } from '@proofround/contracts';
import { Loops, Readiness } from '@proofround/service-kit';
import { startRedis, type TestServer } from '@proofround/test-kit';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { v4 as uuid } from 'uuid';

import { FORMER_PREFIX, FormerQueues } from './former-queues.js';
import { JobQueues } from './job-queues.js';
import { analysisQueue } from './queues.js';

describe('jobs that the previous release left under its prefix', () => {
  let redis: TestServer;
  let connection: Redis;
  let former: Queue;
  let today: Queue;
  let queues: JobQueues;
  let moving: FormerQueues;

  beforeEach(async () => {
    redis = await startRedis();
    connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    former = new Queue('analysis', { connection, prefix: FORMER_PREFIX });
    today = new Queue('analysis', { connection, prefix: QUEUE_PREFIX });
    queues = new JobQueues({ REDIS_URL: redis.url }, new Readiness());
    moving = new FormerQueues({ REDIS_URL: redis.url }, queues, new Loops({ SHUTDOWN_TIMEOUT_MS: 100 }));
  });
  afterEach(async () => {
    await moving.onApplicationShutdown();
    await queues.onApplicationShutdown();
    await Promise.all([former.close(), today.close()]);
    connection.disconnect();
    await redis.stop();
  });

  const leave = async (options: { delay?: number; priority?: number } = {}) => {
    const ids = { event_id: uuid(), startup_id: uuid(), owner_id: uuid(), run_id: uuid() };
    const jobId = `analysis-${ids.event_id}`;
    const data = { ...ids, correlation_id: 'test' };
    await former.add('analysis', data, { ...analysisQueue.options, jobId, ...options });
    return { jobId, data };
  };
  const left = async () => {
    const counts = await former.getJobCounts('waiting', 'prioritized', 'delayed', 'active');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  };

  // rule: OPS-73
  it('are moved, whether they wait, have a priority or are delayed', async () => {
    const jobs = [await leave(), await leave({ priority: 3 }), await leave({ delay: 60_000 })];
    await moving.pass();
    expect(await left()).toBe(0);
    for (const { jobId, data } of jobs) expect((await today.getJob(jobId))?.data).toMatchObject(data);
  });

  it('exist once, even if the same event has already created a job in the new queue', async () => {
    const { data } = await leave();
    await queues.add(analysisQueue, data);
    await moving.pass();
    await moving.pass();
    expect(await left()).toBe(0);
    expect(await today.getPrioritizedCount()).toBe(1);
  });

  it('stay with a worker of the previous release that is processing them, until it dies', async () => {
    const { jobId } = await leave();
    const options = { connection, prefix: FORMER_PREFIX, autorun: false, lockDuration: 60_000 };
    const worker = new Worker('analysis', undefined, options);
    await worker.waitUntilReady();
    const job = await worker.getNextJob('token');
    expect(job).toMatchObject({ id: jobId });
    await moving.pass();
    expect(await left()).toBe(1);
    expect(await today.getJob(jobId)).toBeUndefined();
    await connection.del(`${FORMER_PREFIX}:analysis:${jobId}:lock`); // it expires with its worker
    await moving.pass();
    expect(await left()).toBe(0);
    expect(await today.getJob(jobId)).toBeDefined();
    await worker.close(true);
  });
});

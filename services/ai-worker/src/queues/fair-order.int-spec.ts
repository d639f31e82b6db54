import { collectAll, Readiness, registry } from '@proofround/service-kit';
import { startRedis, type TestServer, until } from '@proofround/test-kit';
import { v4 as uuid } from 'uuid';

import { JobQueues } from './job-queues.js';
import { JobWorker } from './job-worker.js';
import { type AnalysisJob, analysisQueue } from './queues.js';

/** Notes the owners of its jobs in the order in which it takes them. */
class Noting extends JobWorker<typeof analysisQueue> {
  readonly owners: string[] = [];
  failOnce = new Set<string>();

  constructor(url: string) {
    super(analysisQueue, { REDIS_URL: url, JOB_LOCK_MS: 10_000, SHUTDOWN_TIMEOUT_MS: 5000 }, 1);
  }

  protected override process({ owner_id }: AnalysisJob): Promise<void> {
    this.owners.push(owner_id);
    return this.failOnce.delete(owner_id) ? Promise.reject(new Error('not this time')) : Promise.resolve();
  }

  protected override giveUp(): Promise<void> {
    return Promise.resolve();
  }
}

describe('the order of jobs', () => {
  let redis: TestServer;
  let queues: JobQueues;
  let worker: Noting;

  beforeAll(async () => {
    redis = await startRedis();
    queues = new JobQueues({ REDIS_URL: redis.url }, new Readiness());
  });
  beforeEach(() => {
    worker = new Noting(redis.url);
  });
  afterEach(() => worker.beforeApplicationShutdown());
  afterAll(async () => {
    await queues.onApplicationShutdown();
    await redis.stop();
  });

  const add = async (
    owner_id: string,
    count = 1,
    { event_id = uuid, is_pro = false } = {},
  ): Promise<void> => {
    for (let index = 0; index < count; index++) {
      const ids = { event_id: event_id(), startup_id: uuid(), owner_id, run_id: uuid(), is_pro };
      await queues.add(analysisQueue, { ...ids, correlation_id: 'test' });
    }
  };
  const taken = (count: number) => until(`${count} jobs are taken`, () => worker.owners.length === count);

  // rule: LIMIT-21
  it('lets one job of another owner pass two hundred of one', async () => {
    const [many, one] = [uuid(), uuid()];
    await add(many, 200);
    await add(one);
    worker.onApplicationBootstrap();
    await taken(201);
    expect(worker.owners.indexOf(one)).toBe(1);
  });

  // rule: LIMIT-21
  it('gives every owner a turn before anyone has a second', async () => {
    const owners = [uuid(), uuid(), uuid()];
    for (const owner of owners) await add(owner, 2);
    worker.onApplicationBootstrap();
    await taken(6);
    expect(worker.owners).toEqual([...owners, ...owners]);
  });

  // rule: LIMIT-21
  it('gives two jobs of the same millisecond different positions', async () => {
    const [many, one] = [uuid(), uuid()];
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    // Sorted as text, the later id comes first.
    const ids = ['f0000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000'];
    await add(many, 2, { event_id: () => ids.shift() ?? uuid() });
    await add(one);
    now.mockRestore();
    worker.onApplicationBootstrap();
    await taken(3);
    expect(worker.owners).toEqual([many, one, many]);
  });

  // rule: PAY-21
  it('takes a job of Founder Pro first among those of its position, but after earlier positions', async () => {
    const [free, pro] = [uuid(), uuid()];
    await add(free, 3);
    await add(pro, 3, { is_pro: true });
    worker.onApplicationBootstrap();
    await taken(6);
    expect(worker.owners).toEqual([pro, free, pro, free, pro, free]);
  });

  it('forgets the jobs that are done: their owner is first in line again', async () => {
    const [busy, other] = [uuid(), uuid()];
    await add(busy, 5);
    worker.onApplicationBootstrap();
    await taken(5);
    await worker.beforeApplicationShutdown();
    worker = new Noting(redis.url);
    await add(busy);
    await add(other);
    worker.onApplicationBootstrap();
    await taken(2);
    expect(worker.owners).toEqual([busy, other]);
  });

  it('adds one job for an event that arrives twice, and tries a failed job again', async () => {
    const [owner, event] = [uuid(), uuid()];
    await add(owner, 2, { event_id: () => event });
    worker.failOnce.add(owner);
    worker.onApplicationBootstrap();
    await taken(2);
    expect(await registry.getSingleMetricAsString('proofround_jobs_total')).toMatch(
      /queue="analysis",outcome="retry"\} 1/,
    );
  });

  it('counts jobs in line as waiting', async () => {
    await add(uuid(), 3);
    await collectAll();
    expect(await registry.getSingleMetricAsString('proofround_queue_jobs')).toContain(
      'queue="analysis",state="waiting"} 3',
    );
  });
});

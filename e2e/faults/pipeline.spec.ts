import { inDatabase, type Stack } from '@proofround/launcher';
import type { OpenAiStandIn } from '@proofround/openai-stand-in';
import { anActor, type ApiClient, aStartup, startTestService, until } from '@proofround/test-kit';

import { startupsService } from '../../services/startups/src/service.js';
import { StartupsService } from '../../services/startups/src/startups/startups.service.js';
import { complete, create, expectOnce, Pipeline } from './pipeline.js';

const DONE = /^proofround_jobs_total\{queue="analysis",outcome="done"\} (\d+)$/gm;
/** The number of jobs taken over from a dead or frozen worker. */
const TAKEN_UP = /^proofround_jobs_stalled_total\{queue="analysis"\} (\d+)$/gm;

describe('the pipeline under faults', () => {
  let pipeline: Pipeline;
  let modelStandIn: OpenAiStandIn;
  let stack: Stack;
  let visitor: ApiClient;

  beforeAll(async () => {
    pipeline = await Pipeline.start();
    ({ modelStandIn, stack, visitor } = pipeline);
  }, 90_000);
  afterAll(() => pipeline.stop(), 60_000);

  const metric = async (process_: string, pattern: RegExp) => {
    const text = await (await fetch(`${stack.opsUrl(process_)}/metrics`)).text();
    return [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0);
  };
  /** A test may leave a worker that is still restarting. */
  const workersReady = async () => {
    for (const name of ['ai-worker', 'ai-worker-2'])
      await until(
        `${name} is ready`,
        async () => (await fetch(`${stack.opsUrl(name)}/ready`).catch(() => null))?.ok === true,
        30_000,
      );
  };

  it('completes once when ai-worker freezes in the middle, and resumes after another has done its work', async () => {
    await workersReady();
    const founder = await visitor.register('startup');
    const asked = modelStandIn.requests.length;
    const takenUp = () => metric('ai-worker-2', TAKEN_UP);
    const before = await takenUp();
    await Promise.all(Array.from({ length: 8 }, (_, index) => create(founder, `Frozen ${index}`)));
    // Both workers take some of the eight, so the frozen one has active jobs.
    await until('the model is being asked', () => modelStandIn.requests.length >= asked + 4);
    const frozen = stack.process('ai-worker');
    frozen.signal('SIGSTOP');
    const startups = await complete(founder, 8);
    expect(await takenUp()).toBeGreaterThan(before);

    frozen.signal('SIGCONT');
    await frozen.stop(); // finishes its jobs: the same work a second time
    await frozen.start();
    await expectOnce(founder, startups);
    expect(await complete(founder, 8)).toEqual(startups);
  }, 90_000);

  // rule: OPS-6
  it('completes once a startup committed while NATS was down', async () => {
    const founder = await visitor.register('startup');
    const { addresses } = stack;
    const replica = await startTestService(startupsService, {
      NATS_URL: addresses?.NATS_URL,
      DATABASE_URL: inDatabase(addresses?.DATABASE_URL ?? '', 'proofround_startups'),
      VISITOR_SECRET: 'a visitor secret of at least 32 characters',
    });
    await stack.process('NATS').stop();
    await replica.app.get(StartupsService).create(anActor({ user_id: founder.user?.id ?? '' }), aStartup());
    await stack.process('NATS').start();
    await expectOnce(founder, await complete(founder, 1));
    await replica.close();
  }, 60_000);

  it('completes once a startup created while Redis was down', async () => {
    const founder = await visitor.register('startup');
    await stack.process('Redis').stop();
    for (const title of ['one', 'two', 'three']) await create(founder, title);
    await stack.process('Redis').start();
    await expectOnce(founder, await complete(founder, 3));
  }, 60_000);

  it('continues to show live events after NATS is back', async () => {
    const founder = await visitor.register('startup');
    const follower = await founder.follow();
    await stack.process('NATS').stop();
    await stack.process('NATS').start();
    await until('the API is back', async () => (await founder.get('/auth/me')).status === 200);
    await create(founder, 'After the break');
    await until(
      'the end is reported',
      () => follower.events.some(({ event }) => event === 'analysis.completed'),
      30_000,
    );
    follower.stop();
  }, 60_000);

  it('shares the work between two replicas of each service', async () => {
    await workersReady();
    const founder = await visitor.register('startup');
    await Promise.all(Array.from({ length: 16 }, (_, index) => create(founder, `Shared ${index}`)));
    await complete(founder, 16);
    const answered = /^proofround_rpc_duration_seconds_count\{[^}]*\} (\d+)$/gm;
    for (const name of ['auth', 'auth-2', 'startups', 'startups-2'])
      expect(await metric(name, answered)).toBeGreaterThan(0);
    for (const name of ['ai-worker', 'ai-worker-2']) expect(await metric(name, DONE)).toBeGreaterThan(0);
  }, 60_000);

  it('reports a crash and restarts the process', async () => {
    const before = stack.process('gateway').pid;
    stack.process('gateway').signal('SIGKILL');
    await until(
      'it is back',
      async () => stack.process('gateway').pid !== before && (await visitor.get('/health')).status === 200,
      30_000,
    );
  }, 40_000);
});

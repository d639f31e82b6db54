import {
  scoreRecord,
  startup as startupSchema,
  task as taskSchema,
  type Startup,
} from '@proofround/contracts';
import { freePorts, inDatabase, Stack } from '@proofround/launcher';
import { AGREEABLE, startOpenAiStandIn, type OpenAiStandIn } from '@proofround/openai-stand-in';
import { anActor, ApiClient, aStartup, startTestService, until } from '@proofround/test-kit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

import { startupsService } from '../../services/startups/src/service.js';
import { StartupsService } from '../../services/startups/src/startups/startups.service.js';

const DONE = /^proofround_jobs_total\{queue="analysis",outcome="done"\} (\d+)$/gm;
/** The number of jobs taken over from a dead or frozen worker. */
const TAKEN_UP = /^proofround_jobs_stalled_total\{queue="analysis"\} (\d+)$/gm;

/** The whole stack with two replicas of each service, a slow model, and faults. */
describe('the pipeline under faults', () => {
  let standIn: OpenAiStandIn;
  let stack: Stack;
  let dataDir: string;
  let visitor: ApiClient;

  beforeAll(async () => {
    standIn = await startOpenAiStandIn({ respond: () => AGREEABLE, delayMs: 700 });
    dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-faults-'));
    const [port = 0] = await freePorts(1);
    stack = await Stack.start({
      dataDir,
      port,
      throwAway: true,
      settings: {
        PATH: process.env['PATH'],
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: standIn.url,
        OPENAI_CACHE_TTL_S: '0',
        OPENAI_BUDGET_PER_USER_USD: '100',
        JOB_LOCK_MS: '1500',
        OUTBOX_SWEEP_MS: '200',
      },
      replicas: { auth: 2, startups: 2, 'ai-worker': 2 },
    });
    visitor = new ApiClient(stack.url);
  }, 90_000);

  afterAll(async () => {
    await stack.stop();
    await standIn.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  const create = (founder: ApiClient, idea_title: string) =>
    founder.read(startupSchema, 'POST', '/startups', aStartup({ idea_title }));
  const complete = (founder: ApiClient, count: number): Promise<Startup[]> =>
    until(
      `${count} startups are complete`,
      async () => {
        const startups = await founder.read(z.array(startupSchema), 'GET', '/startups');
        return (
          startups.length === count && startups.every((one) => one.analysis_status === 'complete') && startups
        );
      },
      45_000,
    );
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
  /** Checks one analysis in the history and one set of tasks. */
  const expectOnce = async (founder: ApiClient, startups: Startup[]) => {
    for (const { id, task_summary } of startups) {
      const history = await founder.read(z.array(scoreRecord), 'GET', `/startups/${id}/scores`);
      expect(history).toHaveLength(1);
      const tasks = await founder.read(z.array(taskSchema), 'GET', `/startups/${id}/tasks`);
      expect(tasks).toHaveLength(task_summary.total);
      expect(new Set(tasks.map(({ task_title }) => task_title)).size).toBe(tasks.length);
    }
  };

  // rule: OPS-6
  it('completes once when ai-worker is killed in the middle of an analysis', async () => {
    const founder = await visitor.register('startup');
    const asked = standIn.requests.length;
    await create(founder, 'Killed halfway');
    await until('the model is being asked', () => standIn.requests.length > asked);
    stack.process('ai-worker').signal('SIGKILL');
    stack.process('ai-worker-2').signal('SIGKILL');
    await expectOnce(founder, await complete(founder, 1));
    expect(standIn.requests.length).toBe(asked + 2);
  }, 60_000);

  it('completes once when ai-worker freezes in the middle, and resumes after another has done its work', async () => {
    await workersReady();
    const founder = await visitor.register('startup');
    const asked = standIn.requests.length;
    const takenUp = () => metric('ai-worker-2', TAKEN_UP);
    const before = await takenUp();
    await Promise.all(Array.from({ length: 8 }, (_, index) => create(founder, `Frozen ${index}`)));
    // Both workers take some of the eight, so the frozen one has active jobs.
    await until('the model is being asked', () => standIn.requests.length >= asked + 4);
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
    await Promise.all(Array.from({ length: 24 }, (_, index) => create(founder, `Shared ${index}`)));
    await complete(founder, 24);
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

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startup as startupSchema } from '@proofround/contracts';
import { freePorts, Stack, type StackOptions } from '@proofround/launcher';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

const MEMBERS = ['auth', 'startups', 'ai-worker', 'marketplace', 'billing', 'notifications'];
const logLine = z.object({ service: z.string(), msg: z.string() });

/** `npm start` runs all services but the gateway in one process (docs/decisions/0032-one-process.md). */
describe('services that share a process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-group-'));
  let stack: Stack;

  const start = async (settings: NodeJS.ProcessEnv, options: Partial<StackOptions> = {}) => {
    const [port = 0] = await freePorts(1);
    return Stack.start({
      dataDir,
      port,
      throwAway: true,
      processes: 'grouped',
      settings: { PATH: process.env['PATH'], ...settings },
      ...options,
    });
  };
  const metricsOf = async (name: string) => (await fetch(`${stack.opsUrl(name)}/metrics`)).text();
  const analyse = async () => {
    const founder = await new ApiClient(stack.url).register('startup');
    const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup());
    await until('it is analysed', async () => {
      const { analysis_status } = await founder.read(startupSchema, 'GET', `/startups/${id}`);
      return analysis_status === 'complete';
    });
  };

  beforeAll(async () => {
    stack = await start({});
  }, 120_000);
  afterAll(async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  it('do the main job in one process, beside the gateway', async () => {
    expect(stack.processNames.filter((name) => [...MEMBERS, 'gateway', 'services'].includes(name))).toEqual([
      'services',
      'gateway',
    ]);
    await analyse();
  }, 60_000);

  it('each show their own figures only', async () => {
    for (const name of MEMBERS) {
      const metrics = await metricsOf(name);
      const answered = metrics.matchAll(
        /^proofround_rpc_duration_seconds_count\{subject="rpc\.([a-z-]+)\./gm,
      );
      expect([...new Set(Array.from(answered, ([, service]) => service))]).toEqual(
        ['auth', 'startups'].includes(name) ? [name] : [],
      );
      expect(metrics.includes('proofround_stripe_webhooks_total')).toBe(name === 'billing');
      expect(metrics.includes('proofround_database_pool_connections{')).toBe(name !== 'ai-worker');
      expect(metrics).toContain('nodejs_heap_size_used_bytes');
    }
    expect(await metricsOf('ai-worker')).toMatch(/^proofround_jobs_total\{.*outcome="done"\} [1-9]/m);
  });

  it('write their own names into the log that they share', () => {
    const lines = readFileSync(join(stack.logFolder, 'services.log'), 'utf8').trimEnd().split('\n');
    const names = lines.map((line) => logLine.parse(JSON.parse(line)).service);
    expect([...new Set(names)].toSorted()).toEqual(MEMBERS.toSorted());
  });

  it('have their passwords and keys in no environment', () => {
    const group = stack.process('services');
    const secret = /PASSWORD|SECRET|PRIVATE_KEY|_URL/;
    expect(Object.keys(group.spec.env ?? {}).filter((name) => secret.test(name))).toEqual([]);
    const path = `/proc/${group.pid}/environ`;
    if (existsSync(path)) expect(readFileSync(path, 'utf8')).not.toMatch(secret);
  });

  it('are restarted together after a crash', async () => {
    const group = stack.process('services');
    const { pid } = group;
    group.signal('SIGKILL');
    await until('another process runs', () => group.pid !== pid, 20_000);
    await group.untilReady();
    await analyse();
  }, 60_000);

  it('stop in order, and start again', async () => {
    const group = stack.process('services');
    await group.stop();
    expect(group.exitCode).toBe(0);
    await group.start();
    await analyse();
  }, 60_000);

  it('name the one whose configuration is wrong', async () => {
    const other = mkdtempSync(join(tmpdir(), 'proofround-test-group-'));
    await expect(start({ JUDGE_THREADS: 'many' }, { dataDir: other })).rejects.toThrow(
      'ai-worker: The configuration is not usable: JUDGE_THREADS has an unusable value.',
    );
    rmSync(other, { recursive: true, force: true });
  }, 120_000);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  scoreRecord,
  type Startup,
  startup as startupSchema,
  type StartupInList,
  startupInList,
  task as taskSchema,
} from '@proofround/contracts';
import { freePorts, Stack } from '@proofround/launcher';
import { AGREEABLE, type OpenAiStandIn, startOpenAiStandIn } from '@proofround/openai-stand-in';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

/** The whole stack with two replicas of each service and a slow model, for tests that break parts of it. */
export class Pipeline {
  private constructor(
    readonly modelStandIn: OpenAiStandIn,
    readonly stack: Stack,
    readonly visitor: ApiClient,
    private readonly dataDir: string,
  ) {}

  /** `settings` are added to those of the tests of the analysis. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<Pipeline> {
    const modelStandIn = await startOpenAiStandIn({ respond: () => AGREEABLE, delayMs: 700 });
    const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-faults-'));
    const [port = 0] = await freePorts(1);
    const stack = await Stack.start({
      dataDir,
      port,
      throwAway: true,
      settings: {
        PATH: process.env['PATH'],
        // One founder creates many startups at once.
        RATE_LIMITS: 'off',
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: modelStandIn.url,
        OPENAI_CACHE_TTL_S: '0',
        OPENAI_BUDGET_PER_USER_USD: '100',
        JOB_LOCK_MS: '1500',
        OUTBOX_SWEEP_MS: '200',
        ...settings,
      },
      replicas: { auth: 2, startups: 2, 'ai-worker': 2 },
    });
    return new Pipeline(modelStandIn, stack, new ApiClient(stack.url), dataDir);
  }

  async stop(): Promise<void> {
    await this.stack.stop();
    await this.modelStandIn.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

export function create(founder: ApiClient, idea_title: string): Promise<Startup> {
  return founder.read(startupSchema, 'POST', '/startups', aStartup({ idea_title }));
}

export function complete(founder: ApiClient, count: number): Promise<StartupInList[]> {
  return until(
    `${count} startups are complete`,
    async () => {
      const startups = await founder.read(z.array(startupInList), 'GET', '/startups');
      return (
        startups.length === count && startups.every((one) => one.analysis_status === 'complete') && startups
      );
    },
    45_000,
  );
}

/** Checks one analysis in the history and one set of tasks. */
export async function expectOnce(founder: ApiClient, startups: StartupInList[]): Promise<void> {
  for (const { id, task_summary } of startups) {
    const history = await founder.read(z.array(scoreRecord), 'GET', `/startups/${id}/scores`);
    expect(history).toHaveLength(1);
    const tasks = await founder.read(z.array(taskSchema), 'GET', `/startups/${id}/tasks`);
    expect(tasks).toHaveLength(task_summary.total);
    expect(new Set(tasks.map(({ task_title }) => task_title)).size).toBe(tasks.length);
  }
}

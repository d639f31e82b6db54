import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import { build } from '../build/build.js';
import { CHROMIUM, ensure, located, NATS_SERVER, POSTGRES, REDIS } from '../system/packages.js';
import { inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';
import { say } from '../system/say.js';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

interface Outcome {
  passed: number;
  failed: number;
}

interface SharedStack {
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const bin = (name: string) => inRoot('node_modules', '.bin', name);

function report(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A suite that fails to load, and a run without a report, count as failures. */
async function jest(
  projects: readonly string[],
  args: readonly string[],
  work: string,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const file = join(work, `jest-${projects.join('-')}.json`);
  const code = await run(
    bin('jest'),
    ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args],
    {
      cwd: ROOT,
      // Always test: React's production build does not support testing.
      env: { ...env, NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const parsed = jestReport.safeParse(report(file));
  if (!parsed.success) return { passed: 0, failed: 1 };
  const unloadable = parsed.data.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = parsed.data.numFailedTests + unloadable;
  return { passed: parsed.data.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function browser(work: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = join(work, 'browser.json');
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    cwd: inRoot('e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: located(CHROMIUM) },
  });
  const parsed = browserReport.safeParse(report(file));
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = parsed.data.stats;
  const failed = unexpected + flaky + parsed.data.errors.length;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function sharedStack(): Promise<SharedStack> {
  const module = (await import(pathToFileURL(inRoot('tests', 'stack.mjs')).href)) as {
    startTestStack: () => Promise<SharedStack>;
  };
  return module.startTestStack();
}

/**
 * `npm test`: runs every test on temporary servers and prints a summary. Arguments go to jest and
 * skip the browser tests: `npm test -- services/auth`.
 */
export async function test(args: readonly string[]): Promise<void> {
  await ensure([POSTGRES, NATS_SERVER, REDIS, CHROMIUM]);
  await build();
  const work = mkdtempSync(join(tmpdir(), 'proofround-test-report-'));
  const outcomes: Outcome[] = [];
  try {
    say('Unit, integration and API tests …');
    const stack = await sharedStack();
    const env = { ...process.env, ...stack.env };
    try {
      outcomes.push(await jest(['backend', 'frontend', 'api'], ['--maxWorkers=2', ...args], work, env));
      if (args.length === 0) {
        say('Browser tests …');
        outcomes.push(await browser(work, env));
      }
    } finally {
      await stack.stop();
    }
    if (args.length === 0) {
      say('Faults …');
      outcomes.push(await jest(['faults'], ['--maxWorkers=2'], work, process.env));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import { build } from '../build/build.js';
import { say } from '../system/output.js';
import { CHROMIUM, ensure, located, NATS_SERVER, POSTGRES, REDIS } from '../system/packages.js';
import { bin, inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';
import { bench } from './bench.js';
import { checkCatalogue } from './catalogue.js';
import { cluster } from './cluster.js';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) }),
  ),
});
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

interface Outcome {
  passed: number;
  failed: number;
  /** The files that failed first and passed when run again. */
  unreliable: readonly string[];
}

interface JestOutcome extends Outcome {
  /** Paths of the test files with a failure. */
  failedFiles: readonly string[];
}

interface SharedStack {
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** The tests of faults that `npm test` runs; `npm run faults` runs all of them. */
const SHORT_FAULTS = ['group', 'killed-worker', 'process'];

/** If more files fail, none is run again, because the code is broken and not the machine busy. */
const RERUN_AT_MOST = 3;

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
): Promise<JestOutcome> {
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
  rmSync(file, { force: true });
  if (!parsed.success) return { passed: 0, failed: 1, unreliable: [], failedFiles: [] };
  const failedFiles = parsed.data.testResults.filter(({ status }) => status === 'failed');
  const unloadable = failedFiles.filter(({ assertionResults }) => assertionResults.length === 0).length;
  const failed = parsed.data.numFailedTests + unloadable;
  return {
    passed: parsed.data.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    unreliable: [],
    failedFiles: failedFiles.map(({ name }) => name),
  };
}

/**
 * Runs the few files that failed once more, by themselves. A test that fails only beside others on a busy
 * machine does not stop a change, but the summary names its file until somebody fixes it.
 */
async function jestWithRerun(
  projects: readonly string[],
  args: readonly string[],
  work: string,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const first = await jest(projects, args, work, env);
  const files = first.failedFiles;
  if (files.length === 0 || files.length > RERUN_AT_MOST) return first;
  say(`Once more: ${files.map((file) => relative(ROOT, file)).join(', ')} …`);
  const again = await jest(projects, ['--maxWorkers=1', '--runTestsByPath', ...files], work, env);
  if (again.failed > 0) return first;
  return {
    passed: first.passed + first.failed,
    failed: 0,
    unreliable: files.map((file) => relative(ROOT, file)),
  };
}

/** The names are projects of `e2e/playwright.config.ts`. */
async function browser(projects: readonly string[], work: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = join(work, 'browser.json');
  const chosen = projects.map((name) => `--project=${name}`);
  const code = await run(bin('playwright'), ['test', '--reporter=list,json', ...chosen], {
    cwd: inRoot('e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: located(CHROMIUM) },
  });
  const parsed = browserReport.safeParse(report(file));
  if (!parsed.success) return { passed: 0, failed: 1, unreliable: [] };
  const { expected, unexpected, flaky } = parsed.data.stats;
  const failed = unexpected + parsed.data.errors.length;
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    unreliable: flaky > 0 ? [`browser tests (${flaky}; "flaky" in the list above)`] : [],
  };
}

async function sharedStack(): Promise<SharedStack> {
  const module = (await import(pathToFileURL(inRoot('tests', 'stack.mjs')).href)) as {
    startTestStack: () => Promise<SharedStack>;
  };
  return module.startTestStack();
}

/** Runs tests on a stack of their own. */
async function onStack(
  tests: (work: string, env: NodeJS.ProcessEnv) => Promise<readonly Outcome[]>,
): Promise<void> {
  await ensure([POSTGRES, NATS_SERVER, REDIS, CHROMIUM]);
  await build();
  const work = mkdtempSync(join(tmpdir(), 'proofround-test-report-'));
  try {
    const stack = await sharedStack();
    try {
      summarise(await tests(work, { ...process.env, ...stack.env }));
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * `npm test`: runs the tests on temporary servers and prints a summary. Arguments go to jest and
 * skip the browser tests: `npm test -- services/auth`.
 */
export const test = (args: readonly string[]): Promise<void> =>
  onStack(async (work, env) => {
    // Three on two cores: tests that wait for a server leave their core to others.
    const workers = '--maxWorkers=3';
    if (args.length > 0) {
      say('Unit, integration and API tests …');
      return [await jest(['backend', 'frontend', 'api'], [workers, ...args], work, env)];
    }
    say('Unit, integration and API tests, and faults …');
    const without = `--testPathIgnorePatterns=e2e/faults/(?!${SHORT_FAULTS.join('|')})`;
    const first = await jestWithRerun(
      ['backend', 'frontend', 'api', 'faults'],
      [workers, without],
      work,
      env,
    );
    say('Browser tests …');
    return [first, await browser(['desktop', 'phone'], work, env)];
  });

/** `npm run test:more`: the tests that take long and rarely fail; `npm test` leaves them out. */
export async function testMore(): Promise<void> {
  await onStack(async (work, env) => {
    say('Malformed requests …');
    const manyRequests = { ...env, MALFORMED_PER_ROUTE: '90' };
    const requests = await jest(['api'], ['e2e/api/malformed'], work, manyRequests);
    say('Loss and recovery …');
    const recovered = await jest(['recovery'], ['--maxWorkers=2'], work, process.env);
    say('Accessibility of every screen …');
    return [requests, recovered, await browser(['screens'], work, env)];
  });
  await checkCatalogue();
}

/** `npm run recovery`: loses a whole stack, or a server's data, and tests that all of it comes back. */
export const recovery = (args: readonly string[]): Promise<void> => alone('recovery', args);

/**
 * `npm run faults`: runs the tests of faults, then breaks each part under load. The name of a test
 * file runs that one alone (`npm run faults -- migrations`); other arguments choose faults under load.
 * `cluster` breaks highly available servers instead.
 */
export async function faults(args: readonly string[]): Promise<void> {
  if (args[0] === 'cluster') return cluster(args.slice(1));
  const files = readdirSync(inRoot('e2e', 'faults')).filter((file) => file.endsWith('.spec.ts'));
  const named = args.filter((arg) => files.includes(`${arg}.spec.ts`));
  if (args.length === 0 || named.length > 0)
    await alone(
      'faults',
      named.map((name) => `e2e/faults/${name}`),
    );
  // The failure of a test must not be hidden by the result of the load.
  if (named.length === 0 && !process.exitCode) await bench(['faults', ...args]);
}

/** Runs one suite that does not use the shared stack. */
async function alone(project: string, args: readonly string[]): Promise<void> {
  await ensure([POSTGRES, NATS_SERVER, REDIS]);
  await build();
  const work = mkdtempSync(join(tmpdir(), 'proofround-test-report-'));
  try {
    summarise([await jest([project], ['--maxWorkers=2', ...args], work, process.env)]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function summarise(outcomes: readonly Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  for (const name of outcomes.flatMap(({ unreliable }) => unreliable))
    say(`Failed at first and passed when run again: ${name}`);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

import { UserError } from '../system/output.js';
import { CHROMIUM, located } from '../system/packages.js';
import { ROOT } from '../system/paths.js';
import { freePorts } from '../system/ports.js';
import { run } from '../system/run.js';

/** A page as a user opens it. */
export interface Visit {
  /** Address of the server. */
  url: string;
  path: string;
  token?: string;
  preset: 'desktop' | 'mobile';
}

/** Attempts per visit: now and then Lighthouse fails to record the page ("NO_NAVSTART"). */
const TRIES = 3;

/** Runs Lighthouse's program; returns whether it succeeded. */
export async function runLighthouse(
  { url, path, preset }: Visit,
  options: readonly string[],
): Promise<boolean> {
  const args = [
    `${url}${path}`,
    '--quiet',
    '--disable-storage-reset',
    '--max-wait-for-load=15000', // the stream of live events never ends
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ...options,
  ];
  const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const code = await run(process.execPath, [program, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return code === 0;
}

/** Lighthouse looks at the page in a browser of its own, signed in first if the page requires it. */
export async function look(visit: Visit, work: string, options: readonly string[]): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) if (await attempt(visit, work, options)) return;
  throw new UserError('Lighthouse could not look at the page; the lines above say why.');
}

async function attempt(visit: Visit, work: string, options: readonly string[]): Promise<boolean> {
  const [port = 0] = await freePorts(1);
  const context = await chromium.launchPersistentContext(mkdtempSync(join(work, 'profile-')), {
    executablePath: located(CHROMIUM),
    viewport: null,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`, '--disable-background-networking'],
  });
  try {
    if (visit.token !== undefined) {
      const page = await context.newPage();
      await page.goto(`${visit.url}/robots.txt`); // same origin, without the application
      await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(visit.token)})`);
    }
    return await runLighthouse(visit, [`--port=${port}`, ...options]);
  } finally {
    await context.close();
  }
}

/** The middle value; of an even number of values the upper middle one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

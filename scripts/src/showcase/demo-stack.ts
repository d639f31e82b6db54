import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../build/build.js';
import { fillWithDemoData } from '../demo/demo.js';
import { Stack } from '../stack/stack.js';
import { say } from '../system/output.js';
import { CHROMIUM, ensure, NATS_SERVER, POSTGRES, REDIS } from '../system/packages.js';
import { freePorts } from '../system/ports.js';
import { findPeople } from './demo-people.js';
import type { People } from './screens.js';

export interface DemoStack {
  url: string;
  people: People;
}

/**
 * Runs `work` on a temporary stack with the demo data or, with SHOWCASE_URL (and ADMIN_EMAIL,
 * ADMIN_PASSWORD), on a running stack that has that data.
 */
export async function onDemoStack(work: (demo: DemoStack) => Promise<void>): Promise<void> {
  const { SHOWCASE_URL, ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
  if (SHOWCASE_URL) {
    await ensure([CHROMIUM]);
    const people = await findPeople(SHOWCASE_URL, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    await work({ url: SHOWCASE_URL, people });
    return;
  }
  await ensure([POSTGRES, NATS_SERVER, REDIS, CHROMIUM]);
  await build();
  say('Starting a stack with the demo data …');
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-showcase-'));
  const [port = 0] = await freePorts(1);
  const settings = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const stack = await Stack.start({ dataDir, port, settings, throwAway: true });
  try {
    await fillWithDemoData(stack);
    await work({ url: stack.url, people: await findPeople(stack.url, stack.admin) });
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

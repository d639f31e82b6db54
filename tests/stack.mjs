// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts, Stack } from '../scripts/dist/index.js';

/** The stack that API and browser tests share: built, real, private, gone afterwards. */
export async function startTestStack() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-stack-'));
  const [port = 0] = await freePorts(1);
  const { DATABASE_URL: _d, NATS_URL: _n, REDIS_URL: _r, OPENAI_API_KEY: _o, ...rest } = process.env;
  const settings = { ...rest, ADMIN_EMAIL: 'admin@proofround.test', ADMIN_PASSWORD: 'test admin password' };
  const stack = await Stack.start({ dataDir, port, settings, throwAway: true });
  return {
    env: {
      E2E_URL: `http://localhost:${port}`,
      E2E_NATS_URL: stack.addresses?.NATS_URL ?? '',
      E2E_ADMIN_EMAIL: settings.ADMIN_EMAIL,
      E2E_ADMIN_PASSWORD: settings.ADMIN_PASSWORD,
    },
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

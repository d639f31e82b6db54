// @ts-check
/** Starts one PostgreSQL for the whole run; each test file has its own databases on it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts, ManagedProcess, postgres } from '../scripts/dist/index.js';

export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-postgres-'));
  const [port = 0] = await freePorts(1);
  const server = postgres({
    dataDir,
    port,
    password: 'test',
    logFile: join(dataDir, 'postgres.log'),
    throwAway: true,
  });
  const running = new ManagedProcess(server.spec);
  await running.start();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testPostgres = { running, dataDir };
}

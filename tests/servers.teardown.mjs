// @ts-check
import { rmSync } from 'node:fs';

export default async function teardown() {
  const { testPostgres } = globalThis;
  if (!testPostgres) return;
  await testPostgres.running.stop();
  rmSync(testPostgres.dataDir, { recursive: true, force: true });
}

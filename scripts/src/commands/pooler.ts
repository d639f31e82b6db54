import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compile } from '../build/build.js';
import { ManagedProcess } from '../processes/managed-process.js';
import { pgbouncer } from '../servers/pgbouncer.js';
import { postgres } from '../servers/postgres.js';
import { ensure, NATS_SERVER, PGBOUNCER, POSTGRES, REDIS } from '../system/packages.js';
import { bin, ROOT } from '../system/paths.js';
import { freePorts } from '../system/ports.js';
import { run } from '../system/run.js';

/** Far below what the services open, so that their transactions share connections. */
const CONNECTIONS = 5;

/**
 * `npm run pooler`: the integration tests of the services with a real PgBouncer in transaction mode
 * between them and PostgreSQL. Arguments choose files: `npm run pooler -- billing`.
 */
export async function pooler(args: readonly string[]): Promise<void> {
  await ensure([POSTGRES, NATS_SERVER, REDIS, PGBOUNCER]);
  await compile();
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-pooler-'));
  const [port = 0, poolerPort = 0] = await freePorts(2);
  const logFile = (name: string) => join(dataDir, `${name}.log`);
  const started: ManagedProcess[] = [];
  const start = async ({ spec, url }: ReturnType<typeof postgres>) => {
    const server = new ManagedProcess(spec);
    started.unshift(server);
    await server.start();
    return url;
  };
  try {
    const common = { dataDir, password: 'test', throwAway: true };
    const server = await start(postgres({ ...common, port, logFile: logFile('postgres') }));
    const options = { dataDir, port: poolerPort, logFile: logFile('pgbouncer') };
    const url = await start(pgbouncer({ ...options, server, connections: CONNECTIONS }));
    const files =
      args.length === 0 ? ['services/.*int-spec'] : args.map((arg) => `services/.*${arg}.*int-spec`);
    process.exitCode = await run(
      bin('jest'),
      ['--selectProjects', 'backend', '--maxWorkers=2', '--testPathPatterns', ...files],
      {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: server, TEST_POOLER_URL: url },
      },
    );
  } finally {
    for (const server of started) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

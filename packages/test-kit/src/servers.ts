import {
  ensureDatabase,
  freePorts,
  inDatabase,
  ManagedProcess,
  nats as natsServer,
  redis as redisServer,
} from '@proofround/launcher';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real server that one test uses alone; `stop` removes it with its data. */
export interface TestServer {
  readonly url: string;
  /** Stops the server and keeps its data on disk for `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

async function serve(
  name: string,
  make: (
    dataDir: string,
    port: number,
    logFile: string,
  ) => { spec: ConstructorParameters<typeof ManagedProcess>[0]; url: string },
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), `proofround-test-${name}-`));
  const [port = 0] = await freePorts(1);
  const { spec, url } = make(dataDir, port, join(dataDir, `${name}.log`));
  const server = new ManagedProcess(spec);
  await server.start();
  return {
    url,
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A NATS server with JetStream. */
export function startNats(): Promise<TestServer> {
  return serve('nats', (dataDir, port, logFile) => natsServer({ dataDir, port, logFile, password: 'test' }));
}

/** A Redis with an append-only file. */
export function startRedis(): Promise<TestServer> {
  return serve('redis', (dataDir, port, logFile) =>
    redisServer({ dataDir, port, logFile, password: 'test' }),
  );
}

let databases = 0;

/** Creates an empty database on the test run's PostgreSQL and returns its URL. */
export async function createDatabase(name: string): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests with npm test or jest');
  databases += 1;
  const database = `test_${name.replaceAll('-', '_')}_${process.pid}_${Date.now()}_${databases}`;
  await ensureDatabase(server, database);
  return inDatabase(server, database);
}

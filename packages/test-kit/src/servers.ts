import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  ensureDatabase,
  freePorts,
  inDatabase,
  ManagedProcess,
  nats as natsServer,
  redis as redisServer,
  sentinel as sentinelServer,
} from '@proofround/launcher';
import { Redis } from 'ioredis';

import { until } from './waiting.js';

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

export function startNats(): Promise<TestServer> {
  return serve('nats', (dataDir, port, logFile) => natsServer({ dataDir, port, logFile, password: 'test' }));
}

/** A Redis with an append-only file. */
export function startRedis(): Promise<TestServer> {
  return serve('redis', (dataDir, port, logFile) =>
    redisServer({ dataDir, port, logFile, password: 'test' }),
  );
}

/**
 * A Redis Cluster of three primaries, each with a third of the slots. The address names its first
 * node alone; the others are found through it.
 */
export async function startRedisCluster(): Promise<{
  url: string;
  nodes: TestServer[];
  stop(): Promise<void>;
}> {
  const buses = await freePorts(3);
  const nodes = await Promise.all(
    buses.map((clusterPort) =>
      serve('redis', (dataDir, port, logFile) =>
        redisServer({ dataDir, port, logFile, password: 'test', clusterPort }),
      ),
    ),
  );
  const clients = nodes.map(({ url }) => new Redis(url));
  const slots = [0, 5461, 10_923, 16_384];
  for (const [index, client] of clients.entries()) {
    await client.call('CLUSTER', 'ADDSLOTSRANGE', slots[index] ?? 0, (slots[index + 1] ?? 0) - 1);
    for (const [other, { url }] of nodes.entries()) {
      if (other === index) continue;
      const { hostname, port } = new URL(url);
      await client.call('CLUSTER', 'MEET', hostname, port, buses[other] ?? 0);
    }
  }
  for (const client of clients)
    await until('the node knows the whole cluster', async () => {
      const info = String(await client.call('CLUSTER', 'INFO'));
      return info.includes('cluster_state:ok') && info.includes('cluster_known_nodes:3');
    });
  for (const client of clients) client.disconnect();
  return {
    url: `redis+cluster://:test@${new URL(nodes[0]?.url ?? '').host}`,
    nodes,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/**
 * A cluster of NATS servers with JetStream. Server n has the tag `rack:n` and can be paused and resumed alone.
 * The URL of one leads only to that server; `natsClusterUrl` leads to all of them.
 */
export async function startNatsCluster(size: number): Promise<TestServer[]> {
  const routes = await freePorts(size);
  // A server becomes ready once the cluster has a leader, so all must start at the same time.
  return Promise.all(
    routes.map((route, index) =>
      serve('nats', (dataDir, port, logFile) =>
        natsServer({
          dataDir,
          port,
          logFile,
          password: 'test',
          cluster: {
            serverName: `nats-${index}`,
            port: route,
            tags: [`rack:${index}`],
            routes: routes.map((other) => `127.0.0.1:${other}`),
          },
        }),
      ),
    ),
  );
}

export const natsClusterUrl = (servers: readonly TestServer[]): string =>
  servers.map(({ url }, index) => (index === 0 ? url : new URL(url).host)).join(',');

/** A Sentinel that promotes a replica once the primary was silent for half a second. */
export function startSentinel(primary: string, name: string): Promise<TestServer> {
  return serve('redis', (dataDir, port, logFile) =>
    sentinelServer({ dataDir, port, logFile, primary, name, quorum: 1, downAfterMs: 500 }),
  );
}

/** The same database with the host of another address. */
const at = (url: string, server: string): string => {
  const moved = new URL(url);
  moved.host = new URL(server).host;
  return moved.href;
};

/** The URL for migrations, which bypass a pooler. */
export const directUrl = (url: string): string => at(url, process.env['TEST_DATABASE_URL'] ?? url);

/** The settings of a service that uses the database: through the pooler, if the run has one. */
export function databaseSettings(url: string): NodeJS.ProcessEnv {
  const pooler = process.env['TEST_POOLER_URL'];
  if (!pooler) return { DATABASE_URL: url };
  return { DATABASE_URL: at(url, pooler), DATABASE_POOLER: 'transaction' };
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

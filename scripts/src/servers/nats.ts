import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { connect } from '@nats-io/transport-node';
import { natsServersOf } from '@proofround/contracts';
import { z } from 'zod';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, NATS_SERVER } from '../system/packages.js';
import { listensOn, LOOPBACK } from '../system/ports.js';
import { giveTo, serverIdentity } from '../system/unprivileged.js';
import { endingWithUs } from './ends-with-us.js';
import { authorization, type NatsUser } from './nats-users.js';

export interface NatsOptions {
  dataDir: string;
  port: number;
  /** The address that we connect to; default loopback. */
  host?: string;
  /** The password of the operator, who may do everything. */
  password: string;
  logFile: string;
  /** The other users and their permissions. */
  users?: readonly NatsUser[];
  /** The cluster that the server belongs to; undefined for a single server. */
  cluster?: NatsClusterMember;
}

export interface NatsClusterMember {
  /** The server's name, unique in the cluster. */
  serverName: string;
  /** The address for the other servers and, with the server's own port, for clients; default loopback. */
  host?: string;
  /** The port for the other servers. */
  port: number;
  /** What the placement of a stream may ask for. */
  tags?: readonly string[];
  /** The port for monitoring, on the server's own host. */
  monitoring?: number;
  /** The other servers' view of all servers of the cluster: `host:port` each. */
  routes: readonly string[];
}

const clusterLines = ({ host = LOOPBACK, port, routes }: NatsClusterMember, clientPort: number): string[] => [
  `client_advertise: "${host}:${clientPort}"`,
  `cluster { name: proofround, listen: "${host}:${port}",`,
  `  routes: [${routes.map((route) => `"nats://${route}"`).join(', ')}] }`,
];

const USER = 'proofround';
const streamInfo = z.object({ cluster: z.object({ leader: z.string().optional() }) });

/** Whether JetStream answers. @throws if not even the server does */
export async function natsAnswers(url: string): Promise<boolean> {
  const nats = await connect({
    ...natsServersOf(url),
    reconnect: false,
    timeout: 2000,
  });
  try {
    // The server answers but its streams do not: JetStream is off.
    const reply = await nats.request('$JS.API.INFO', '', { timeout: 2000 }).catch(() => undefined);
    const info: unknown = reply?.json();
    return typeof info === 'object' && info !== null && !('error' in info);
  } finally {
    await nats.close();
  }
}

/** The name of the server that leads a stream; undefined while there is none. @throws if JetStream does not answer */
export async function streamLeader(url: string, stream: string): Promise<string | undefined> {
  const nats = await connect({ ...natsServersOf(url), reconnect: false, timeout: 2000 });
  try {
    const reply = await nats.request(`$JS.API.STREAM.INFO.${stream}`, '', { timeout: 2000 });
    return streamInfo.parse(reply.json()).cluster.leader;
  } finally {
    await nats.close();
  }
}

const streamsState = z.object({ disabled: z.boolean().optional() });

/**
 * Whether this server's own JetStream works. In a cluster the others answer for it: a server whose disk was
 * full seems healthy although the streams that it leads are stuck.
 * @throws if the server answers nothing at all
 */
export async function streamsWork(monitoring: string): Promise<boolean> {
  const ask = (path: string) => fetch(`${monitoring}${path}`, { signal: AbortSignal.timeout(2000) });
  try {
    const answer = await ask('/jsz');
    return answer.ok && streamsState.parse(await answer.json()).disabled !== true;
  } catch {
    // A slow server does not answer here either, so this throws. A server that answers here and not above
    // waits for a lock of its streams forever; its /healthz needs the same lock.
    await ask('/');
    return false;
  }
}

/** A NATS server of our own, with JetStream's files under the data folder. */
export function nats(options: NatsOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, password, cluster, host = LOOPBACK } = options;
  const store = join(dataDir, 'nats');
  mkdirSync(store, { recursive: true, mode: 0o700 });
  const config = join(store, 'server.conf');
  const text = (value: string) => JSON.stringify(value);
  writeFileSync(
    config,
    [
      `listen: "${listensOn(host)}:${port}"`,
      // A peer that vanished (cut network) still receives its share of requests until two pings are
      // unanswered. The server's default interval is two minutes.
      'ping_interval: "5s"',
      `server_name: ${cluster?.serverName ?? 'proofround'}`,
      `jetstream { store_dir: ${text(store)}, max_memory_store: 512MB, max_file_store: 10GB }`,
      authorization([{ user: USER, password }, ...(options.users ?? [])]),
      ...(cluster ? clusterLines(cluster, port) : []),
      ...(cluster?.tags ? [`server_tags: [${cluster.tags.map(text).join(', ')}]`] : []),
      ...(cluster?.monitoring === undefined ? [] : [`http: "${listensOn(host)}:${cluster.monitoring}"`]),
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const identity = serverIdentity('NATS', dataDir);
  if (identity) giveTo(identity, store);
  const url = `nats://${USER}:${encodeURIComponent(password)}@${host}:${port}`;
  return {
    url,
    spec: {
      name: 'NATS',
      // Not SIGTERM: a server whose disk was full ignores it. Its files survive a kill.
      ...endingWithUs('KILL', located(NATS_SERVER), ['-c', config], identity),
      logFile: options.logFile,
      ready: () => natsAnswers(url),
      // After a full disk it does not recover: some versions turn JetStream off, 2.9 holds a lock
      // forever. Its own /healthz still says "ok".
      canWork: () =>
        cluster?.monitoring === undefined
          ? natsAnswers(url)
          : streamsWork(`http://${host}:${cluster.monitoring}`),
    },
  };
}

import { join } from 'node:path';

import { z } from 'zod';

import type { ProcessSpec } from '../processes/managed-process.js';
import { nats, natsAnswers } from '../servers/nats.js';
import { query } from '../servers/pg.js';
import { postgres } from '../servers/postgres.js';
import { redis, redisAnswers } from '../servers/redis.js';
import { UserError } from '../system/output.js';
import { ensure, NATS_SERVER, POSTGRES, type Program, REDIS } from '../system/packages.js';
import { freePorts } from '../system/ports.js';
import type { Addresses, Connections } from './connections.js';
import type { Secrets } from './secrets.js';

export interface ServersWanted {
  readonly dataDir: string;
  readonly logs: string;
  /** The addresses of servers that run already; usually part of our own environment. */
  readonly settings: NodeJS.ProcessEnv;
  readonly throwAway: boolean;
  readonly secrets: Secrets;
  readonly connections: Connections;
  /** Starts a server; resolves when it is ready. */
  readonly begin: (spec: ProcessSpec) => Promise<void>;
}

interface Server {
  readonly program: Program;
  readonly at: (port: number) => { spec: ProcessSpec; url: string };
  readonly answers: (url: string) => Promise<unknown>;
}

const mebibytes = z.coerce.number().int().min(64).max(1_000_000);

/** The memory limit of our own Redis, if one is set. @throws UserError */
export function redisMaxMiB({ REDIS_MAX_MIB: text }: NodeJS.ProcessEnv): { maxMiB?: number } {
  if (!text) return {};
  const { data } = mebibytes.safeParse(text);
  if (data === undefined) throw new UserError('REDIS_MAX_MIB must be a whole number from 64 to 1000000.');
  return { maxMiB: data };
}

function serversOf({
  dataDir,
  logs,
  settings,
  throwAway,
  secrets,
  connections,
}: ServersWanted): Readonly<Record<keyof Addresses, Server>> {
  const common = (name: string, port: number, password: string) => ({
    dataDir,
    port,
    password,
    logFile: join(logs, `${name}.log`),
  });
  return {
    DATABASE_URL: {
      program: POSTGRES,
      at: (port) => postgres({ ...common('postgres', port, secrets.postgres), throwAway }),
      answers: (url) => query(url, 'SELECT 1'),
    },
    NATS_URL: {
      program: NATS_SERVER,
      at: (port) => nats({ ...common('nats', port, secrets.nats), users: connections.natsUsers }),
      answers: natsAnswers,
    },
    REDIS_URL: {
      program: REDIS,
      at: (port) =>
        redis({
          ...common('redis', port, secrets.redis),
          ...redisMaxMiB(settings),
          users: connections.redisUsers,
        }),
      answers: redisAnswers,
    },
  };
}

const SETTINGS = ['DATABASE_URL', 'NATS_URL', 'REDIS_URL'] as const;

/** Starts every server that the settings give no address for; the others must answer. */
export async function startServers(wanted: ServersWanted): Promise<Addresses> {
  const servers = serversOf(wanted);
  const given = (setting: keyof Addresses) => wanted.settings[setting] || undefined;
  await ensure(SETTINGS.filter((setting) => !given(setting)).map((setting) => servers[setting].program));
  const [pgPort = 0, natsPort = 0, redisPort = 0] = await freePorts(SETTINGS.length);
  const starting: Promise<void>[] = [];
  const urlOf = (setting: keyof Addresses, port: number): string => {
    const own = given(setting);
    if (own !== undefined) return own;
    const { spec, url } = servers[setting].at(port);
    starting.push(wanted.begin(spec));
    return url;
  };
  const addresses = {
    DATABASE_URL: urlOf('DATABASE_URL', pgPort),
    NATS_URL: urlOf('NATS_URL', natsPort),
    REDIS_URL: urlOf('REDIS_URL', redisPort),
  };
  await Promise.all(starting);
  for (const setting of SETTINGS) await check(setting, servers[setting], given(setting));
  return addresses;
}

/** A server given by address must answer; there is no fallback. */
async function check(setting: string, { answers }: Server, url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const isUsable = await answers(url).then(
    (answer) => answer !== false,
    () => false,
  );
  if (!isUsable)
    throw new UserError(
      `No usable server answers at ${setting}. Start it, correct the address, or unset ${setting} to have one started here.`,
    );
}

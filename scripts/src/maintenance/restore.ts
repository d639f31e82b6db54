import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { place } from '../commands/start.js';
import { ManagedProcess, type ProcessSpec } from '../processes/managed-process.js';
import { RunState } from '../processes/run-state.js';
import { nats as natsServer } from '../servers/nats.js';
import { postgres } from '../servers/postgres.js';
import { redis as redisServer } from '../servers/redis.js';
import type { Addresses } from '../stack/connections.js';
import { loadSecrets } from '../stack/secrets.js';
import { STRIPE_DATA, stripeDataFile } from '../stack/stripe.js';
import { say, UserError } from '../system/output.js';
import { ensure, NATS_SERVER, POSTGRES, REDIS } from '../system/packages.js';
import { freePorts } from '../system/ports.js';
import { removeAbandoned, temporaryFolderOf } from './abandoned.js';
import { summary } from './backup.js';
import { empty, occupation, PG_RESTORE, restoreDump, rowsOf } from './backup-databases.js';
import { type Manifest, verified } from './backup-manifest.js';
import { connectionsOf, databasesOf, OWNERS, SECRETS, withNats } from './backup-place.js';
import { keysIn, loadRedis, removeKeys, withRedis } from './backup-redis.js';
import { backupIn } from './backup-series.js';
import { loadLater, loadStream, messagesIn, removeStream, STREAMS } from './backup-streams.js';

export const RESTORE_USAGE = 'restore FOLDER [--force]';

export interface RestoreOptions {
  /** The backup. */
  folder: string;
  /** The new data folder; must not exist, or be empty, unless `force` is set. */
  dataDir: string;
  /** Settings with the servers' addresses; without them the data folder's own servers are used. */
  settings: NodeJS.ProcessEnv;
  /** Replaces existing data: renames a data folder, empties given servers. */
  force?: boolean;
}

/**
 * Creates a data folder (and fills the servers given by address) from a backup; `npm start` then
 * continues from it. The folder gets its final name when it is complete, so an interrupted restore
 * is never started.
 * @throws UserError if the backup is damaged, the target in use, or a part cannot be restored
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { force = false } = options;
  const [folder, dataDir] = [resolve(options.folder), resolve(options.dataDir)];
  const manifest = await verified(folder);
  const inUse = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  if (inUse && !force) {
    throw new UserError(
      `${dataDir} is not empty. Set another DATA_DIR, or add --force to set it aside under another name.`,
    );
  }
  const state = inUse ? new RunState(dataDir) : undefined;
  await state?.takeOver('a restore'); // fails while a stack runs there
  await ensure([POSTGRES, NATS_SERVER, REDIS, PG_RESTORE]);
  removeAbandoned(dataDir);
  const temporary = temporaryFolderOf(dataDir);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  try {
    const kept = { [SECRETS]: join(temporary, SECRETS), [STRIPE_DATA]: stripeDataFile(temporary) };
    for (const [name, path] of Object.entries(kept)) {
      if (!existsSync(join(folder, name))) continue;
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      copyFileSync(join(folder, name), path);
      chmodSync(path, 0o600);
    }
    await fill(manifest, folder, temporary, options);
    state?.clear();
    moveIntoPlace(temporary, dataDir, inUse);
  } catch (error) {
    state?.clear();
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

/** Renames the finished folder to its final name; an existing folder is renamed first. */
function moveIntoPlace(temporary: string, dataDir: string, inUse: boolean): void {
  try {
    if (inUse) {
      const aside = `${dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      renameSync(dataDir, aside);
      say(`What was in ${dataDir} is now in ${aside}.`);
    } else if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(temporary, dataDir);
  } catch {
    throw new UserError(
      `${dataDir} cannot be replaced; a mounted volume cannot. Set DATA_DIR to a folder below it.`,
    );
  }
}

/** Runs the servers that are not given by address, until the work is done. */
async function withServers(
  dataDir: string,
  settings: NodeJS.ProcessEnv,
  work: (addresses: Addresses) => Promise<void>,
): Promise<void> {
  const secrets = loadSecrets(dataDir);
  const connections = connectionsOf(dataDir, settings);
  const [pgPort = 0, natsPort = 0, redisPort = 0] = await freePorts(3);
  const running: ManagedProcess[] = [];
  const own = async ({ spec, url }: { spec: ProcessSpec; url: string }): Promise<string> => {
    const process_ = new ManagedProcess(spec);
    running.push(process_);
    await process_.start();
    return url;
  };
  const common = (name: string, port: number, password: string) => ({
    dataDir,
    port,
    password,
    logFile: join(dataDir, 'logs', `${name}.log`),
  });
  try {
    await work({
      DATABASE_URL:
        settings['DATABASE_URL'] || (await own(postgres(common('postgres', pgPort, secrets.postgres)))),
      NATS_URL:
        settings['NATS_URL'] ||
        (await own(natsServer({ ...common('nats', natsPort, secrets.nats), users: connections.natsUsers }))),
      REDIS_URL:
        settings['REDIS_URL'] ||
        (await own(
          redisServer({ ...common('redis', redisPort, secrets.redis), users: connections.redisUsers }),
        )),
    });
  } finally {
    for (const process_ of running.toReversed()) await process_.stop();
  }
}

const occupied = (what: string) =>
  new UserError(`${what} is not empty. Name other servers, or add --force to remove what is there.`);

async function fill(
  manifest: Manifest,
  folder: string,
  dataDir: string,
  { settings, force = false }: RestoreOptions,
): Promise<void> {
  await withServers(dataDir, settings, async (addresses) => {
    const connections = connectionsOf(dataDir, settings);
    for (const service of OWNERS) await connections.prepareDatabase(service, addresses);
    const databases = databasesOf(connections, addresses);
    for (const database of databases) {
      const found = await occupation(database);
      if (found === 'connected')
        throw new UserError(`${database.service} is running. Stop every service, then restore.`);
      if (found === 'tables' && !force) throw occupied(`The database of ${database.service}`);
    }
    await withNats(addresses.NATS_URL, (nats) =>
      withRedis(addresses.REDIS_URL, async (redis) => {
        for (const stream of STREAMS) {
          if (!force && ((await messagesIn(nats, stream)) ?? 0) > 0) throw occupied(`The stream ${stream}`);
        }
        if (!force && (await keysIn(redis)) > 0) throw occupied('Redis');
        // From here on, --force removes data.
        for (const database of databases) {
          const saved = manifest.databases[database.service];
          if (!saved) continue; // the backup is older than this service
          await empty(database);
          await restoreDump(database, join(folder, saved.file));
          compare(database.service, saved.rows, await rowsOf(database));
        }
        for (const stream of STREAMS) {
          await removeStream(nats, stream);
          await loadStream(nats, stream, join(folder, `${stream}.stream`));
          await loadLater(nats, stream, join(folder, `${stream}.later.ndjson`));
        }
        await removeKeys(redis);
        await loadRedis(redis, join(folder, manifest.redis.file));
      }),
    );
  });
}

/** Checks that every table has as many rows as at the cut. */
function compare(service: string, before: Record<string, number>, now: Record<string, number>): void {
  for (const [table, rows] of Object.entries(before)) {
    if (now[table] !== rows) {
      throw new UserError(
        `The table ${table} of ${service} has ${now[table] ?? 0} rows where the backup counted ${rows}.`,
      );
    }
  }
}

/** `npm run maintain -- restore FOLDER [--force]` */
export async function restoreCommand([folder, ...rest]: readonly string[]): Promise<void> {
  const force = rest.length === 1 && rest[0] === '--force';
  if (!folder || (rest.length > 0 && !force)) throw new UserError(`Usage: ${RESTORE_USAGE}`);
  const { dataDir } = place(process.env);
  const manifest = await restore({
    folder: backupIn(resolve(folder)),
    dataDir,
    settings: process.env,
    force,
  });
  say(`Restored to ${resolve(dataDir)}: ${summary(manifest)}.`);
  say('Start it with npm start and the same DATA_DIR.');
}

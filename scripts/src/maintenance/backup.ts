import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import type { NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';

import { place } from '../commands/start.js';
import { STRIPE_DATA, stripeDataFile } from '../stack/stripe.js';
import { say, UserError } from '../system/output.js';
import { ensure } from '../system/packages.js';
import { inRoot } from '../system/paths.js';
import { cut, dump, PG_DUMP } from './backup-databases.js';
import { MANIFEST, type Manifest, sealed } from './backup-manifest.js';
import { addressesOf, connectionsOf, databasesOf, SECRETS, withNats } from './backup-place.js';
import { redisVersion, saveRedis, withRedis } from './backup-redis.js';
import { nameOf, partialOf, prune, removeAbandoned, type Retention } from './backup-series.js';
import { lastSequence, saveLater, saveStream, STREAMS } from './backup-streams.js';

export const BACKUP_USAGE = 'backup FOLDER | backup --into FOLDER [HOURS DAYS]';

/** A series keeps all backups of two days, then one a day for a month. */
const RETENTION: Retention = { hours: 48, days: 30 };

export interface BackupOptions {
  /** The target; must not exist, or be empty. */
  folder: string;
  dataDir: string;
  /** Settings with the servers' addresses; usually our own environment. */
  settings: NodeJS.ProcessEnv;
}

const version = () =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(inRoot('scripts', 'package.json'), 'utf8')))
    .version;

/**
 * Writes all data of a running stack, under a temporary name until everything is on disk: a folder
 * with the final name is always complete.
 * @throws UserError if the folder is in use, the stack does not answer, or a part cannot be read
 */
export async function backup(options: BackupOptions): Promise<Manifest> {
  const folder = resolve(options.folder);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new UserError(`${folder} is not empty. Name a folder that is not there yet.`);
  }
  await ensure([PG_DUMP]);
  const partial = partialOf(folder);
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    const manifest = await write(partial, options);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(partial, folder);
    await settle(dirname(folder));
    return manifest;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Flushes a folder's entries to disk, so that they survive a power cut. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Saves the streams before the cut; {@link write} adds the later messages. */
async function saveStreams(nats: NatsConnection, partial: string): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const stream of STREAMS) {
    ends.set(stream, await saveStream(nats, stream, join(partial, `${stream}.stream`)));
  }
  return ends;
}

/** Copies the secrets and seals every file: private, on disk, with its size and digest. */
async function sealAll(partial: string, dataDir: string, ownSecrets: boolean): Promise<Manifest['files']> {
  const kept = {
    ...(ownSecrets ? { [SECRETS]: join(dataDir, SECRETS) } : {}),
    [STRIPE_DATA]: stripeDataFile(dataDir),
  };
  for (const [name, path] of Object.entries(kept)) {
    if (existsSync(path)) copyFileSync(path, join(partial, name));
  }
  const files: Manifest['files'] = {};
  for (const name of readdirSync(partial).toSorted()) {
    chmodSync(join(partial, name), 0o600);
    files[name] = await sealed(join(partial, name));
  }
  return files;
}

/** Saves the databases and the streams' later messages, all at one cut. */
async function saveCut(
  nats: NatsConnection,
  partial: string,
  databases: Parameters<typeof cut>[0],
  ends: ReadonlyMap<string, number>,
) {
  const { held, found } = await cut(databases, async () => ({
    at: new Date(),
    sequences: await Promise.all(STREAMS.map((stream) => lastSequence(nats, stream))),
  }));
  const dumped: Manifest['databases'] = {};
  const streams: Manifest['streams'] = {};
  try {
    for (const [index, stream] of STREAMS.entries()) {
      const last_sequence = found.sequences[index] ?? 0;
      const from = ends.get(stream) ?? 0;
      const later = join(partial, `${stream}.later.ndjson`);
      streams[stream] = {
        file: `${stream}.stream`,
        last_sequence,
        later: await saveLater(nats, stream, from, last_sequence, later),
      };
    }
    for (const one of held) {
      const file = `${one.service}.dump`;
      await dump(one, join(partial, file));
      dumped[one.service] = { file, rows: one.rows, migrations: one.migrations };
    }
  } finally {
    await Promise.allSettled(held.map(({ release }) => release()));
  }
  return { cut_at: found.at.toISOString(), dumped, streams, postgres: held[0]?.version ?? '' };
}

/*
 * The order keeps the parts consistent (docs/backup.md): first the streams with each consumer's
 * acknowledgements, then Redis, then the cut through all databases and streams. An acknowledged
 * event therefore has its job in Redis or its effect in a database, and a completed job has its
 * event before the cut. Work in between is repeated, without a second effect.
 */
async function write(partial: string, { dataDir, settings }: BackupOptions): Promise<Manifest> {
  const began_at = new Date().toISOString();
  const addresses = addressesOf(dataDir, settings);
  // In a cluster, secrets come from the cluster; those that the next line creates there are never used.
  const ownSecrets = existsSync(join(dataDir, SECRETS));
  const connections = connectionsOf(dataDir, settings);
  const databases = databasesOf(connections, addresses);
  return withNats(addresses.NATS_URL, async (nats) => {
    const ends = await saveStreams(nats, partial);
    const redis = await withRedis(addresses.REDIS_URL, async (client) => ({
      file: 'redis.ndjson',
      keys: await saveRedis(client, join(partial, 'redis.ndjson')),
      version: await redisVersion(client),
    }));
    const { cut_at, dumped, streams, postgres } = await saveCut(nats, partial, databases, ends);
    const files = await sealAll(partial, dataDir, ownSecrets);
    const manifest: Manifest = {
      format: 1,
      cut_at,
      began_at,
      finished_at: new Date().toISOString(),
      versions: {
        proofround: version(),
        node: process.versions.node,
        postgres,
        nats: nats.info?.version ?? '',
        redis: redis.version,
      },
      databases: dumped,
      streams,
      redis: { file: redis.file, keys: redis.keys },
      files,
    };
    writeFileSync(join(partial, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await sealed(join(partial, MANIFEST));
    await settle(partial);
    return manifest;
  });
}

export function summary({ cut_at, databases, streams, files }: Manifest): string {
  const rows = Object.values(databases).flatMap((database) => Object.values(database.rows));
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return (
    `the state of ${cut_at}: ${rows.reduce((sum, count) => sum + count, 0)} rows in ` +
    `${Object.keys(databases).length} databases, events to number ${streams['DOMAIN_EVENTS']?.last_sequence ?? 0}, ` +
    `${(bytes / 1024 / 1024).toFixed(1)} MiB`
  );
}

/**
 * `npm run maintain -- backup --into FOLDER`: adds a backup to a series and deletes the expired
 * ones.
 */
async function backupInto([folder, ...kept]: readonly string[]): Promise<void> {
  const [hours = RETENTION.hours, days = RETENTION.days] = kept.map(Number);
  if (!folder || ![0, 2].includes(kept.length) || !(hours >= 1) || !(days >= 1))
    throw new UserError(`Usage: ${BACKUP_USAGE}`);
  const now = new Date();
  // Leftovers go first: they may have filled the disk, and a full disk stops this backup too.
  const abandoned = removeAbandoned(folder, now);
  if (abandoned.length > 0) say(`Deleted as never finished: ${abandoned.join(', ')}.`);
  await backupCommand([join(folder, nameOf(now))]);
  const gone = prune(folder, now, { hours, days });
  if (gone.length > 0) say(`Deleted as too old: ${gone.join(', ')}.`);
}

/** `npm run maintain -- backup FOLDER` */
export async function backupCommand([folder, ...rest]: readonly string[]): Promise<void> {
  if (folder === '--into') return backupInto(rest);
  if (!folder || rest.length > 0) throw new UserError(`Usage: ${BACKUP_USAGE}`);
  const manifest = await backup({ folder, dataDir: place(process.env).dataDir, settings: process.env });
  say(`Backed up in ${resolve(folder)}: ${summary(manifest)}.`);
  say('It holds passwords, keys and personal data: keep it where nobody else reads it.');
}

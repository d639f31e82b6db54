import type { NatsConnection } from '@nats-io/transport-node';
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
import { z } from 'zod';

import { place } from '../commands/start.js';
import { ensure } from '../system/packages.js';
import { inRoot } from '../system/paths.js';
import { say, UserError } from '../system/say.js';
import { cut, dump, PG_DUMP } from './backup-databases.js';
import { MANIFEST, sealed, type Manifest } from './backup-manifest.js';
import { addressesOf, connectionsOf, databasesOf, SECRETS, STAND_IN, withNats } from './backup-place.js';
import { redisVersion, saveRedis, withRedis } from './backup-redis.js';
import { lastSequence, saveLater, saveStream, STREAMS } from './backup-streams.js';

export const BACKUP_USAGE = 'backup FOLDER';

export interface BackupOptions {
  /** The target; must not exist, or be empty. */
  folder: string;
  dataDir: string;
  /** Settings with the servers' addresses; usually our own environment. */
  settings: NodeJS.ProcessEnv;
}

const version = () =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))).version;

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
  const partial = `${folder}.partial-${process.pid}`;
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

/** The streams before the cut; {@link write} adds the later messages. */
async function saveStreams(nats: NatsConnection, partial: string): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const stream of STREAMS) {
    ends.set(stream, await saveStream(nats, stream, join(partial, `${stream}.stream`)));
  }
  return ends;
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
  const connections = connectionsOf(dataDir, settings);
  const databases = databasesOf(connections, addresses);
  return withNats(addresses.NATS_URL, async (nats) => {
    const ends = await saveStreams(nats, partial);
    const redis = await withRedis(addresses.REDIS_URL, async (client) => ({
      file: 'redis.ndjson',
      keys: await saveRedis(client, join(partial, 'redis.ndjson')),
      version: await redisVersion(client),
    }));
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
    for (const name of [SECRETS, STAND_IN]) {
      if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(partial, name));
    }
    const files: Manifest['files'] = {};
    for (const name of readdirSync(partial).toSorted()) {
      chmodSync(join(partial, name), 0o600);
      files[name] = await sealed(join(partial, name));
    }
    const manifest: Manifest = {
      format: 1,
      cut_at: found.at.toISOString(),
      began_at,
      finished_at: new Date().toISOString(),
      versions: {
        proofround: version(),
        node: process.versions.node,
        postgres: held[0]?.version ?? '',
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

/** The printed summary of a backup. */
export function summary({ cut_at, databases, streams, files }: Manifest): string {
  const rows = Object.values(databases).flatMap((database) => Object.values(database.rows));
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return (
    `the state of ${cut_at}: ${rows.reduce((sum, count) => sum + count, 0)} rows in ` +
    `${Object.keys(databases).length} databases, events to number ${streams['DOMAIN_EVENTS']?.last_sequence ?? 0}, ` +
    `${(bytes / 1024 / 1024).toFixed(1)} MiB`
  );
}

/** `npm run maintain -- backup FOLDER` */
export async function backupCommand([folder, ...rest]: readonly string[]): Promise<void> {
  if (!folder || rest.length > 0) throw new UserError(`Usage: ${BACKUP_USAGE}`);
  const manifest = await backup({ folder, dataDir: place(process.env).dataDir, settings: process.env });
  say(`Backed up in ${resolve(folder)}: ${summary(manifest)}.`);
  say('It holds passwords, keys and personal data: keep it where nobody else reads it.');
}

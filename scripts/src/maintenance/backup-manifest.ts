import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { UserError } from '../system/output.js';

export const MANIFEST = 'manifest.json';

const count = z.number().int().min(0);

const manifestSchema = z.object({
  /** Increases when an older restore could not read the new format. */
  format: z.literal(1),
  /** The moment of the saved state: it contains everything acknowledged before the backup started. */
  cut_at: z.iso.datetime(),
  began_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  versions: z.object({
    proofround: z.string(),
    node: z.string(),
    postgres: z.string(),
    nats: z.string(),
    redis: z.string(),
  }),
  /** By service: the row count of each table, and its migrations. */
  databases: z.record(
    z.string(),
    z.object({ file: z.string(), rows: z.record(z.string(), count), migrations: z.array(z.string()) }),
  ),
  /** By stream: its last message at the cut, and the number of messages published during the backup. */
  streams: z.record(z.string(), z.object({ file: z.string(), last_sequence: count, later: count })),
  redis: z.object({ file: z.string(), keys: count }),
  /** Every other file of the folder: bytes, and SHA-256 in hex. */
  files: z.record(z.string(), z.object({ bytes: count, sha256: z.string().length(64) })),
});
/** The contents of a backup: `manifest.json` in its folder. */
export type Manifest = z.output<typeof manifestSchema>;

/** SHA-256 and size of a file, after flushing it to disk. */
export async function sealed(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
  return { bytes: statSync(path).size, sha256: hash.digest('hex') };
}

/**
 * The manifest of a backup. Checks that every file exists and is unchanged.
 * @throws UserError if not
 */
export async function verified(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new UserError(`${folder} is no backup: it has no ${MANIFEST}.`);
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new UserError(`${path} is damaged, or of a newer version than this one.`);
  }
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw new UserError(`The backup is damaged: ${name} is missing.`);
    const found = await sealed(file);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new UserError(`The backup is damaged: ${name} is not as it was written.`);
    }
  }
  return manifest;
}

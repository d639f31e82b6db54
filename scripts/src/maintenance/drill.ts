import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { say, UserError } from '../system/output.js';
import { summary } from './backup.js';
import { backupIn } from './backup-series.js';
import { restore } from './restore.js';

export const DRILL_USAGE = 'drill FOLDER';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * `npm run maintain -- drill FOLDER`: restores the backup on servers of its own, which touch nothing
 * else and are removed afterwards. It checks every checksum and counts the rows of every table, and
 * says how much time of work a disaster now would cost, and how long the restore took.
 */
export async function drillCommand([folder, ...rest]: readonly string[]): Promise<void> {
  if (!folder || rest.length > 0) throw new UserError(`Usage: ${DRILL_USAGE}`);
  const backup = backupIn(resolve(folder));
  const work = mkdtempSync(join(tmpdir(), 'proofround-drill-'));
  const began = Date.now();
  try {
    // No addresses: the drill must never reach the servers of the stack.
    const manifest = await restore({ folder: backup, dataDir: join(work, 'data'), settings: {} });
    say(`${backup} can be restored: ${summary(manifest)}.`);
    say(`A disaster now would lose the work of ${seconds(began - Date.parse(manifest.cut_at))}.`);
    say(`The backup took ${seconds(Date.parse(manifest.finished_at) - Date.parse(manifest.began_at))}.`);
    say(`The restore took ${seconds(Date.now() - began)}.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

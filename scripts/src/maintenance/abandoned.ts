import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { identify } from '../processes/identity.js';

/** The temporary folder in which this process builds the restored data folder. */
export const temporaryFolderOf = (dataDir: string): string => `${dataDir}.restoring-${process.pid}`;

/** Removes what killed restores of this data folder left behind. */
export function removeAbandoned(dataDir: string): void {
  const prefix = `${basename(dataDir)}.restoring-`;
  const parent = dirname(dataDir);
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (!/^\d+$/.test(pid) || identify(Number(pid))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

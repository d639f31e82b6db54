import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { removeAbandoned, temporaryFolderOf } from './abandoned.js';

describe('the leftovers of killed restores', () => {
  const parent = mkdtempSync(join(tmpdir(), 'proofround-abandoned-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  // rule: OPS-76
  it('are removed, but not those of running restores or of other data folders', () => {
    const dataDir = join(parent, '.data');
    const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
    const kept = [
      basename(temporaryFolderOf(dataDir)),
      `.other.restoring-${gone}`,
      '.data.restoring-notes',
      `.data.before-${gone}`,
    ];
    for (const name of [...kept, `.data.restoring-${gone}`]) {
      mkdirSync(join(parent, name, 'postgres'), { recursive: true });
      writeFileSync(join(parent, name, 'postgres', 'PG_VERSION'), '15');
    }
    removeAbandoned(dataDir);
    expect(readdirSync(parent).toSorted()).toEqual(kept.toSorted());
  });
});

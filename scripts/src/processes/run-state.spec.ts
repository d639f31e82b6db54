import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { RunState } from './run-state.js';

describe('the list of running processes', () => {
  it('is skipped while it cannot be written, and written again afterwards', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-run-'));
    const state = new RunState(dataDir);
    const folder = join(dataDir, 'run');
    const save = () =>
      state.save('http://localhost:1', [{ name: 'this test', pid: process.pid, signal: 'SIGTERM' }]);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way, as a full disk is');
    expect(save).not.toThrow();

    rmSync(folder);
    new RunState(dataDir);
    save();
    expect(readFileSync(join(folder, 'processes.json'), 'utf8')).toContain('this test');
    rmSync(dataDir, { recursive: true, force: true });
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

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

  it('names the new launcher while it still ends the processes of a killed one, so that no third one starts', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-run-'));
    const state = new RunState(dataDir);
    // A process of a killed launcher; it ends only when the test says so.
    const left = spawn(
      process.execPath,
      [
        '-e',
        `process.on('SIGTERM', () => undefined); process.on('SIGUSR2', () => process.exit()); console.log('on'); setInterval(() => undefined, 1000)`,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const ended = once(left, 'exit');
    await once(left.stdout, 'data');
    state.save('http://localhost:1', [{ name: 'left', pid: left.pid, signal: 'SIGTERM' }]);
    const path = join(dataDir, 'run', 'processes.json');
    const recorded = () =>
      z
        .looseObject({ launcher: z.looseObject({ pid: z.number() }) })
        .parse(JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(path, JSON.stringify({ ...recorded(), launcher: { pid: 1, began: 'never' } }));

    const takingOver = state.takeOver('http://localhost:2');
    await expect(new RunState(dataDir).takeOver('http://localhost:3')).rejects.toThrow(
      'runs already (http://localhost:2',
    );
    expect(recorded()).toMatchObject({ launcher: { pid: process.pid }, processes: [{ name: 'left' }] });
    left.kill('SIGUSR2');
    await takingOver;
    await ended;
    expect(recorded()).toMatchObject({ processes: [] });
    rmSync(dataDir, { recursive: true, force: true });
  });
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { output } from './run.js';
import { giveTo, processIdentity, runningAs } from './unprivileged.js';

const isRoot = process.getuid?.() === 0;

describe('our own processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-test-unprivileged-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const says = (script: string, port?: number) => {
    const command = runningAs(processIdentity(folder, [process.execPath], port), process.execPath, [
      '-e',
      script,
    ]);
    return output(command.file, command.args);
  };

  // rule: OPS-22
  it('run as an unprivileged user when the launcher is root, also below a folder for root only', () => {
    for (const mode of [0o755, 0o700]) {
      chmodSync(folder, mode);
      expect(says('console.log(process.getuid() === 0, process.getgroups().includes(0))')).toBe(
        'false false',
      );
    }
  });

  // rule: OPS-22
  it('see nothing else of a folder for root only that they are in, and have no rights of root', () => {
    const closed = join(folder, "root's own");
    const inside = join(closed, 'projects', 'ours');
    mkdirSync(inside, { recursive: true });
    for (const path of [join(closed, 'secret'), join(inside, 'file')]) writeFileSync(path, 'text');
    chmodSync(closed, 0o700);
    const identity = processIdentity(inside, [process.execPath]);
    const command = runningAs(identity, process.execPath, [
      '-e',
      `const fs = require('fs');
       const rights = fs.readFileSync('/proc/self/status', 'utf8').match(/CapEff:\\s+(\\w+)/)[1];
       const reads = (path) => fs.existsSync(path) && fs.readFileSync(path, 'utf8');
       console.log(Number.parseInt(rights, 16), process.pid === Number(fs.readlinkSync('/proc/self')),
         reads(${JSON.stringify(join(inside, 'file'))}), reads(${JSON.stringify(join(closed, 'secret'))}));`,
    ]);
    expect(output(command.file, command.args)).toBe(`0 true text ${isRoot ? 'false' : 'text'}`);
  });

  // rule: OPS-22
  it('can write the files that they were given, but not those of root', () => {
    const [given, kept] = [join(folder, 'given'), join(folder, 'kept')];
    for (const path of [given, kept]) mkdirSync(path, { mode: 0o700 });
    for (const path of [given, kept]) writeFileSync(join(path, 'file'), 'former', { mode: 0o600 });
    const identity = processIdentity(folder, []);
    if (identity) giveTo(identity, given);
    const writes = (path: string) =>
      says(
        `require('fs').appendFileSync(${JSON.stringify(join(path, 'file'))}, ' new'); console.log('written')`,
      );
    expect(writes(given)).toBe('written');
    expect(writes(kept)).toBe(isRoot ? undefined : 'written');
    expect(statSync(join(given, 'file')).mode & 0o777).toBe(0o600);
  });

  // rule: OPS-22
  it('listen on a port below 1024 where the launcher may', () => {
    const listens = `require('net').createServer().listen(0, () => {
      console.log(require('fs').readFileSync('/proc/self/status', 'utf8').match(/CapEff:\\s+(\\w+)/)[1]); process.exit();
    })`;
    if (isRoot) expect(Number.parseInt(says(listens, 80) ?? '', 16) & (1 << 10)).not.toBe(0);
    else expect(processIdentity(folder, [], 80)).toBeUndefined();
  });
});

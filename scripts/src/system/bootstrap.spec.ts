import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { inRoot } from './paths.js';

describe('a command in a fresh checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-bootstrap-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  /** Runs `node scripts/bootstrap.mjs what` with an npm and a compiler that only print their names. */
  function run(engines = '>=20.19.0') {
    put('package.json', JSON.stringify({ type: 'module', engines: { node: engines }, workspaces: [] }));
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    copyFileSync(inRoot('scripts', 'bootstrap.mjs'), join(folder, 'scripts', 'bootstrap.mjs'));
    put('bin/npm', '#!/bin/sh\necho npm was here\n');
    chmodSync(join(folder, 'bin', 'npm'), 0o755);
    put('node_modules/typescript/package.json', '{}');
    put('node_modules/typescript/bin/tsc', "console.log('a line of the compiler');");
    put('packages/client/codegen/generate.mjs', "console.log('a line of the generator');");
    put('frontend/codegen/generate.mjs', "console.log('a line of the second generator');");
    put('scripts/dist/cli.js', "export const main = ([what]) => console.log('did', what);");
    const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'it'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
    });
    return { stdout, stderr, status };
  }

  it('prints only the output of the command, so that another program can read it', () => {
    const { stdout, stderr } = run();
    expect(stdout).toBe('did it\n');
    expect(stderr).toContain('Installing dependencies');
    expect(stderr).toContain('a line of the generator');
    expect(stderr).toContain('a line of the second generator');
    expect(stderr).toContain('a line of the compiler');
  });

  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

  it.each([`^${major}.${minor}.0 || >=99.0.0`, `^1.0.0 || >=${major}.${minor}.0`, `>=${major - 1}.99.0`])(
    'runs on Node %s',
    (engines) => {
      expect(run(engines).status).toBe(0);
    },
  );

  it.each([`^${major}.${minor + 1}.0`, `^${major - 1}.0.0 || >=${major + 1}.0.0`])(
    'says that it needs Node %s',
    (engines) => {
      const { status, stderr } = run(engines);
      expect(stderr).toContain(`Proofround needs Node ${engines}; this is ${process.versions.node}.`);
      expect(status).toBe(1);
    },
  );
});

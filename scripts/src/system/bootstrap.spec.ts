import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { until } from '@proofround/test-kit';

import { inRoot } from './paths.js';

describe('a command in a fresh checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-bootstrap-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  /** Makes a checkout with an npm and a compiler that only print their names. */
  function prepare(engines: string, npm: string) {
    put('package.json', JSON.stringify({ type: 'module', engines: { node: engines }, workspaces: [] }));
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    copyFileSync(inRoot('scripts', 'bootstrap.mjs'), join(folder, 'scripts', 'bootstrap.mjs'));
    put('bin/npm', `#!/bin/sh\n${npm}\n`);
    chmodSync(join(folder, 'bin', 'npm'), 0o755);
    put('node_modules/typescript/package.json', '{}');
    put('node_modules/typescript/bin/tsc', "console.log('a line of the compiler');");
    put('packages/client/codegen/generate.mjs', "console.log('a line of the generator');");
    put('frontend/codegen/generate.mjs', "console.log('a line of the second generator');");
    put('scripts/dist/cli.js', "export const main = ([what]) => console.log('did', what);");
  }

  const options = {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
  };

  /** Runs `node scripts/bootstrap.mjs it` in such a checkout. */
  function run(engines = '>=20.19.0') {
    prepare(engines, 'echo npm was here');
    const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'it'], {
      ...options,
      encoding: 'utf8',
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

  it('does not build beside another one', async () => {
    prepare('>=20.19.0', 'echo npm was here');
    // A command that builds until the test lets it end.
    put(
      'scripts/dist/cli.js',
      `import { appendFileSync, existsSync } from 'node:fs';
       import { setTimeout as delay } from 'node:timers/promises';
       export const main = (_args, lock) => lock(async () => {
         appendFileSync('builds', 'begins ');
         while (!existsSync('built')) await delay(20);
         appendFileSync('builds', 'ends ');
       });`,
    );
    const builds = () =>
      existsSync(join(folder, 'builds')) ? readFileSync(join(folder, 'builds'), 'utf8') : '';
    const begin = () =>
      once(spawn(process.execPath, ['scripts/bootstrap.mjs', 'it'], { ...options, stdio: 'ignore' }), 'exit');
    const first = begin();
    await until('the first builds', () => builds() === 'begins ');
    const second = spawn(process.execPath, ['scripts/bootstrap.mjs', 'it'], options);
    const secondEnds = once(second, 'exit');
    let said = '';
    second.stderr.on('data', (text: Buffer) => (said += text.toString()));
    await until('the second waits', () => said.includes('Another command is preparing'));
    put('built', '');
    expect(await Promise.all([first, secondEnds])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(builds()).toBe('begins ends begins ends ');
  });

  describe('after one that was killed while it installed', () => {
    const note = (name: string) => join(folder, name);
    const running: ChildProcess[] = [];
    beforeEach(() => {
      rmSync(note('node_modules'), { recursive: true, force: true });
      rmSync(note('installs'), { force: true });
      // An npm that installs until the test lets it end. One beside another would be seen in the list.
      prepare(
        '>=20.19.0',
        'echo $$ begins >> installs; while [ ! -e done ]; do sleep 0.05; done; echo ends >> installs',
      );
    });
    afterEach(() => {
      for (const child of running.splice(0)) child.kill('SIGKILL');
      rmSync(note('done'), { force: true });
    });

    const installs = () => (existsSync(note('installs')) ? readFileSync(note('installs'), 'utf8') : '');
    const begin = () => {
      const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'it'], { ...options, stdio: 'pipe' });
      running.push(child);
      let said = '';
      child.stderr.on('data', (text: Buffer) => (said += text.toString()));
      return { child, ended: once(child, 'exit'), said: () => said };
    };
    async function killed(): Promise<number> {
      const { child, ended } = begin();
      await until('npm installs', () => installs().includes('begins'));
      child.kill('SIGKILL');
      await ended;
      return Number.parseInt(installs(), 10);
    }

    it('begins at once if its npm is gone too', async () => {
      const npm = await killed();
      process.kill(npm, 'SIGKILL');
      writeFileSync(note('done'), '');
      expect(await begin().ended).toEqual([0, null]);
      expect(readdirSync(folder).filter((name) => name.startsWith('.proofround'))).toEqual([]);
    });

    it('waits for its npm, and installs after it', async () => {
      const npm = await killed();
      const next = begin();
      await until('it waits', () => next.said().includes('Another command is preparing'));
      writeFileSync(note('done'), '');
      expect(await next.ended).toEqual([0, null]);
      const [first, ended, second] = installs().trim().split('\n');
      expect(first).toBe(`${npm} begins`);
      expect(ended).toBe('ends');
      expect(second).toMatch(/^\d+ begins$/);
    });
  });
});

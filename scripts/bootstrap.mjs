#!/usr/bin/env node
// @ts-check
/**
 * The first step of every command. It needs only Node: it installs the dependencies, builds the
 * launcher and runs it. Run as `node scripts/bootstrap.mjs COMMAND`. It prints to stderr, because
 * another program may read the command's stdout.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
endWithNpm();

const LOCK = '.proofround-prepare.lock';
const STAMP = join('node_modules', '.proofround-installed');

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * A killed npm (SIGKILL) sends us no signal. If our parent process changes, npm is gone, and we
 * shut down as if signalled.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return; // started without npm
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/** @type {{ engines: { node: string }, workspaces: string[] }} */
const { engines, workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Reads the ranges in package.json: `^20.19.0` (that major version) and `>=24.11.0`, joined by `||`. */
function isSupported() {
  return engines.node.split('||').some((range) => {
    const [, operator, wantedMajor, wantedMinor] = /^\s*(\^|>=)(\d+)\.(\d+)/.exec(range) ?? [];
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return operator === '>=' && major > Number(wantedMajor);
  });
}

if (!isSupported()) {
  fail(
    `Proofround needs Node ${engines.node}; this is ${process.versions.node}. Install one of these and run the command again.`,
  );
}

/** The manifests that declare the dependencies. */
function manifests() {
  const folders = workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    if (parent === pattern) return [pattern];
    return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];
  });
  const paths = [
    '.npmrc',
    'package-lock.json',
    'package.json',
    ...folders.map((folder) => join(folder, 'package.json')),
  ];
  return paths.filter((path) => existsSync(path)).sort();
}

/** A fingerprint of the declared dependencies, this platform and Node. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${major}\n`);
  for (const path of manifests()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

function installDependencies() {
  const fingerprint = wanted();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  process.stderr.write('Installing dependencies (npm install) …\n');
  // `npm ci` refuses a lock file from another platform, because it lacks the optional native
  // packages of this one. `npm install` accepts it; the lock file is restored afterwards.
  const lock = existsSync('package-lock.json') ? readFileSync('package-lock.json') : undefined;
  const { status, stdout, stderr } = spawnSync(
    'npm',
    // Build tools too, even if NODE_ENV is production: everything is built here.
    ['install', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      encoding: 'utf8',
    },
  );
  if (lock) writeFileSync('package-lock.json', lock);
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? 'npm was not found\n'}`);
    fail(
      'The dependencies could not be installed. Check that npm is there and reaches its registry, then run the command again.',
    );
  }
  writeFileSync(STAMP, wanted());
}

/** The launcher calls the API through packages/client, whose types are generated. */
function generateClientTypes() {
  const { status } = spawnSync(process.execPath, [join('packages', 'client', 'codegen', 'generate.mjs')], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) fail('The types of the API client could not be generated; the lines above say why.');
}

/** Editors and type checks of the front end need its client before the first build; each build renews it. */
function generateFrontendClient() {
  if (existsSync(join('frontend', 'src', 'api', 'generated', 'client.ts'))) return;
  const { status } = spawnSync(process.execPath, [join('frontend', 'codegen', 'generate.mjs')], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) fail("The front end's API client could not be generated; the lines above say why.");
}

function buildLauncher() {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', '--noCheck', 'scripts/tsconfig.build.json'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) fail('The launcher in scripts/ does not compile; the lines above say where.');
}

/** Two commands in one checkout must not install or build at the same time. */
async function withLock(/** @type {() => void} */ work) {
  for (let waited = 0; ; waited++) {
    try {
      mkdirSync(LOCK);
      break;
    } catch {
      const age = existsSync(LOCK) ? Date.now() - statSync(LOCK).mtimeMs : 0;
      if (age > 10 * 60_000) rmSync(LOCK, { recursive: true, force: true }); // left by a killed command
      if (waited === 0)
        process.stderr.write('Another command is preparing this checkout; waiting for it …\n');
      await delay(500);
    }
  }
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  process.once('exit', release);
  try {
    work();
  } finally {
    release();
    process.off('exit', release);
  }
}

await withLock(() => {
  installDependencies();
  generateClientTypes();
  generateFrontendClient();
  buildLauncher();
});

// A variable, because the compiler must not resolve a file that is not built yet.
const launcher = './dist/cli.js';
const { main } = await import(launcher);
await main(process.argv.slice(2));

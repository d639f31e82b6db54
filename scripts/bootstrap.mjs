#!/usr/bin/env node
// @ts-check
/**
 * The first step of every command. It needs only Node: it installs the dependencies, builds the
 * launcher and runs it. Run as `node scripts/bootstrap.mjs COMMAND`. It prints to stderr, because
 * another program may read the command's stdout.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
endWithNpm();
surviveOutput();

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

/**
 * The command goes on if whoever reads its output goes away (`npm start | head`, a closed
 * terminal).
 */
function surviveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
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
function dependencyFingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${major}\n`);
  for (const path of manifests()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

/** @typedef {{ pid: number, began: string }} Holder */

/** A process, told apart from a later one with the same number; undefined if it has ended. As processes/identity.ts. */
function identify(/** @type {number} */ pid) {
  const began =
    process.platform === 'linux' ? beganOnLinux(pid) : outputOf('ps', '-o', 'lstart=', '-p', `${pid}`);
  return began ? { pid, began } : undefined;
}

function beganOnLinux(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

const outputOf = (/** @type {string} */ file, /** @type {string[]} */ ...args) =>
  spawnSync(file, args, { encoding: 'utf8' }).stdout?.trim();

/** How long a lock may be unreadable because it is just being written. */
const WRITING_MS = 5000;

/** Whether a process that the lock names still runs: the command, or what it started. */
function isHeld(lock = LOCK) {
  try {
    /** @type {Holder[]} */
    const holders = JSON.parse(readFileSync(lock, 'utf8'));
    return holders.some(({ pid, began }) => identify(pid)?.began === began);
  } catch {
    const written = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    return written !== undefined && Date.now() - written < WRITING_MS;
  }
}

/** The text of a lock that these processes hold. */
const lockOf = (/** @type {(number | undefined)[]} */ ...pids) =>
  JSON.stringify(pids.flatMap((pid) => identify(pid ?? 0) ?? []));

/** Takes the lock unless another command has it. One whose processes are gone is removed. */
function takeLock() {
  try {
    writeFileSync(LOCK, lockOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOSPC') fail('The disk is full. Free some space and run the command again.');
    if (code !== 'EEXIST') fail(`This checkout cannot be prepared: ${message}`);
    if (isHeld()) return false;
  }
  const aside = `${LOCK}.${process.pid}`;
  try {
    renameSync(LOCK, aside);
    // Another command may have replaced the lock since we looked at it.
    if (isHeld(aside)) renameSync(aside, LOCK);
    else rmSync(aside, { recursive: true });
  } catch {
    // Another command removed it.
  }
  return false;
}

/** Waits for a line before it becomes the program; if we are killed before the line, it ends. */
const GATE = 'read -r line && exec "$@"';

/**
 * Runs a program and writes its output to stderr, or returns it. The lock names the program before it
 * begins, so that no other command begins beside it if we are killed.
 * @param {string} file
 * @param {string[]} args
 * @param {{ isShown?: boolean }} [options]
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function run(file, args, { isShown = true } = {}) {
  return new Promise((resolve) => {
    const shown = isShown ? 2 : 'pipe';
    const child = spawn('/bin/sh', ['-c', GATE, 'sh', file, ...args], { stdio: ['pipe', shown, shown] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += `${chunk}`));
    child.once('error', (error) => resolve({ status: null, output: `${output}${error.message}\n` }));
    child.once('close', (status) => resolve({ status, output }));
    writeFileSync(`${LOCK}.${process.pid}`, lockOf(process.pid, child.pid));
    renameSync(`${LOCK}.${process.pid}`, LOCK);
    child.stdin?.on('error', () => undefined).end('begin\n');
  });
}

async function installDependencies() {
  const fingerprint = dependencyFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  process.stderr.write('Installing dependencies (npm install) …\n');
  // `npm ci` refuses a lock file from another platform, because it lacks the optional native
  // packages of this one. `npm install` accepts it; the lock file is restored afterwards.
  const lock = existsSync('package-lock.json') ? readFileSync('package-lock.json') : undefined;
  const { status, output } = await run(
    'npm',
    // Build tools too, even if NODE_ENV is production: everything is built here.
    ['install', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { isShown: false },
  );
  if (lock) writeFileSync('package-lock.json', lock);
  if (status !== 0) {
    process.stderr.write(output);
    fail(
      'The dependencies could not be installed. Check that npm is there and reaches its registry, then run the command again.',
    );
  }
  writeFileSync(STAMP, dependencyFingerprint());
}

/** The launcher calls the API through packages/client, whose types are generated. */
async function generateClientTypes() {
  const { status } = await run(process.execPath, [join('packages', 'client', 'codegen', 'generate.mjs')]);
  if (status !== 0) fail('The types of the API client could not be generated; the lines above say why.');
}

/** Editors and type checks of the front end need its client before the first build; each build renews it. */
async function generateFrontendClient() {
  if (existsSync(join('frontend', 'src', 'api', 'generated', 'client.ts'))) return;
  const { status } = await run(process.execPath, [join('frontend', 'codegen', 'generate.mjs')]);
  if (status !== 0) fail("The front end's API client could not be generated; the lines above say why.");
}

async function buildLauncher() {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const { status } = await run(process.execPath, [tsc, '-b', '--noCheck', 'scripts/tsconfig.build.json']);
  if (status !== 0) fail('The launcher in scripts/ does not compile; the lines above say where.');
}

/**
 * Two commands in one checkout must not install or build at the same time.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withLock(work) {
  for (let waited = 0; !takeLock(); waited++) {
    if (waited === 1) process.stderr.write('Another command is preparing this checkout; waiting for it …\n');
    if (waited > 0) await delay(500);
  }
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

await withLock(async () => {
  await installDependencies();
  await generateClientTypes();
  await generateFrontendClient();
  await buildLauncher();
});

// A variable, because the compiler must not resolve a file that is not built yet.
const launcher = './dist/cli.js';
const { main } = await import(launcher);
await main(process.argv.slice(2), withLock);

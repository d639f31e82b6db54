import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { type LockFile, omitDevelopment, parseLock, partOf, productionFolders } from './dependencies.js';
import { PROCESS_IMAGES } from './processes.js';

/** Files of packages that no process reads; licences stay. */
const UNUSED = /(?:\.d\.[mc]?ts|\.map|(?<!licen[cs]e|notice|copying)\.(?:md|markdown))$/i;
/** Of our own compiled code: the source maps stay, for stack traces. */
const UNUSED_OF_OURS = /(?:\.d\.ts|\.d\.ts\.map|\.tsbuildinfo)$/;
const MANIFEST = z.looseObject({
  name: z.string(),
  version: z.string(),
  overrides: z.record(z.string(), z.unknown()).optional(),
});

const readManifest = (folder: string) =>
  MANIFEST.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

function writeJson(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}

const npm = (folder: string, args: readonly string[]): Buffer =>
  execFileSync('npm', args, { cwd: folder, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });

/** Removes what no process reads, and folders that are empty then. */
function strip(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      strip(path);
      if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
    } else if (entry.isFile() && UNUSED.test(entry.name)) {
      rmSync(path);
    }
  }
}

/** The packages of one process, installed by npm from its part of the lock file, with their SBOM. */
function installPackages(root: string, target: string, lock: LockFile, workspace: string): void {
  const folders = productionFolders(lock, workspace);
  const workspaces = folders.filter((path) => !path.includes('node_modules/'));
  for (const one of workspaces)
    writeJson(join(target, one), 'package.json', omitDevelopment(readManifest(join(root, one))));
  const { name, version } = readManifest(join(root, workspace));
  // An override that points to one of the root's own devDependencies (`$name`) has no meaning here.
  const overrides = Object.entries(readManifest(root).overrides ?? {}).filter(
    ([, value]) => !JSON.stringify(value).includes('$'),
  );
  const manifest = {
    name: `${name}-image`,
    version,
    private: true,
    workspaces,
    overrides: Object.fromEntries(overrides),
  };
  writeJson(target, 'package.json', manifest);
  writeJson(target, 'package-lock.json', partOf(lock, folders, manifest));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  npm(target, ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', ...quiet]);
  writeFileSync(
    join(target, 'sbom.cdx.json'),
    npm(target, ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error']),
  );
  strip(join(target, 'node_modules'));
}

/** Our own compiled code: that of the process and of the workspaces that it needs. */
function copyCode(root: string, target: string, lock: LockFile, workspace: string): void {
  const copy = (source: string, unused: RegExp, to = source) => {
    mkdirSync(dirname(join(target, to)), { recursive: true });
    cpSync(join(root, source), join(target, to), {
      recursive: true,
      filter: (path) => lstatSync(path).isDirectory() || !unused.test(path),
    });
  };
  const workspaces = productionFolders(lock, workspace).filter((path) => !path.includes('node_modules/'));
  for (const one of workspaces) copy(`${one}/dist`, UNUSED_OF_OURS);
  if (workspace === 'services/gateway') copy('frontend/dist', /^$/, 'web');
  // A new volume gets the mode of the folder that it is mounted on; the process must be able to write to it.
  if (workspace !== 'stand-ins/stripe') return;
  mkdirSync(join(target, workspace, 'data'));
  chmodSync(join(target, workspace, 'data'), 0o777);
}

/**
 * Runs in the Dockerfile: `node scripts/dist/containers/pack.js TARGET` in the folder of the build.
 * Lays out what each image adds to its base: `dependencies`, which seldom change, and `code`.
 */
const [target = ''] = process.argv.slice(2);
const lock = parseLock(readFileSync('package-lock.json', 'utf8'));
for (const { folder } of PROCESS_IMAGES) {
  installPackages(process.cwd(), join(target, folder, 'dependencies'), lock, folder);
  copyCode(process.cwd(), join(target, folder, 'code'), lock, folder);
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { baseImage, serverImages } from '../containers/base-image.js';
import { type Engine, engineOutput, engineRun } from '../containers/engine.js';
import { findEngine } from '../containers/find-engine.js';
import {
  BACKUP_IMAGE,
  BACKUP_PROGRAMS,
  faultsOf,
  IMAGES,
  type ProcessImage,
  tagOf,
} from '../containers/processes.js';
import { say, UserError } from '../system/output.js';
import { inRoot, ROOT } from '../system/paths.js';
import { output } from '../system/run.js';

const MIB = 1024 * 1024;
const manifest = z.object({ version: z.string() });
/** npm names our workspaces after their folder; `bom-ref` has the package name of every component. */
const billOfMaterials = z.looseObject({ components: z.array(z.looseObject({ 'bom-ref': z.string() })) });
const withoutVersion = (reference: string): string => reference.slice(0, reference.lastIndexOf('@'));

interface Row {
  name: string;
  packages: number;
  addedMib: number;
  limitMib: number;
  allMib: number;
  seconds: number;
  faults: readonly string[];
}

/** The https URL of the repository without credentials; empty if there is none. */
function source(): string {
  const url = output('git', ['-C', ROOT, 'remote', 'get-url', 'origin']) ?? '';
  if (!/^https?:/.test(url)) return '';
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\.git$/, '');
}

/** The commit's id, marked if the checkout has uncommitted changes. */
function revision(): string {
  const commit = output('git', ['-C', ROOT, 'rev-parse', 'HEAD']) ?? '';
  const changes = output('git', ['-C', ROOT, 'status', '--porcelain']) ?? '';
  return changes === '' ? commit : `${commit}-changed`;
}

/**
 * A copy of the sources, so that all images are built from the same even when files change meanwhile.
 * Without git it is the checkout itself.
 */
function sources(work: string): string {
  const list = output('git', ['-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (list === undefined) return ROOT;
  const paths = list.split('\0').filter((path) => path !== '' && existsSync(inRoot(path)));
  for (const path of new Set(paths)) cpSync(inRoot(path), join(work, path));
  return work;
}

/** The images on which ours stand. */
interface Bases {
  node: string;
  servers: ReadonlyMap<string, string>;
}

const baseOf = ({ node, servers }: Bases, image: ProcessImage): string =>
  image === BACKUP_IMAGE ? (servers.get('POSTGRES') ?? '') : node;

async function build(engine: Engine, context: string, bases: Bases, image: ProcessImage): Promise<void> {
  const { name, folder } = image;
  const { version } = manifest.parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  const args = {
    NODE: bases.node,
    ...Object.fromEntries(bases.servers),
    PROCESS: folder,
    VERSION: version,
    REVISION: revision(),
    SOURCE: source(),
  };
  const target = image === BACKUP_IMAGE ? 'backup' : 'process';
  const given = Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  // Podman's default image format has no health checks.
  const format = engine.title.startsWith('podman') ? ['--format=docker'] : [];
  await engineRun(
    engine,
    ['build', ...engine.buildArgs, ...format, ...given, '--target', target, '--tag', tagOf(name), context],
    false,
  );
}

const sizeOf = (engine: Engine, image: string): number =>
  Number(engineOutput(engine, ['image', 'inspect', '--format', '{{.Size}}', image])) / MIB;

const within = (engine: Engine, image: string, [program = '', ...rest]: readonly string[]): string =>
  engineOutput(engine, ['run', '--rm', '--network=none', '--entrypoint', program, image, ...rest]);

/** The packages on the image's disk, to compare with its bill of materials. */
const INSTALLED = `const { readdirSync } = require('node:fs');
const found = readdirSync('/app', { recursive: true }).map((path) =>
  /(?:^|\\/)node_modules\\/((?:@[^/]+\\/)?[^/@.][^/]*)\\/package\\.json$/.exec(path)?.[1]);
console.log([...new Set(found.filter(Boolean))].join('\\n'));`;

/** Reads the contents and the size of a built image, and stores its bill of materials. */
function inspect(engine: Engine, bases: Bases, image: ProcessImage, seconds: number): Row {
  const { name, limitMib } = image;
  const tag = tagOf(name);
  const allMib = sizeOf(engine, tag);
  const addedMib = allMib - sizeOf(engine, baseOf(bases, image));
  const installed = within(engine, tag, ['node', '--eval', INSTALLED]).split('\n');
  const bill = within(engine, tag, ['cat', '/app/sbom.cdx.json']);
  const listed = billOfMaterials
    .parse(JSON.parse(bill))
    .components.map((one) => withoutVersion(one['bom-ref']));
  const folder = inRoot('.data', 'sbom');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.cdx.json`), bill);
  const faults = faultsOf({ limitMib }, { installed, listed, addedMib });
  if (image === BACKUP_IMAGE)
    for (const command of BACKUP_PROGRAMS) say(`${name}: ${within(engine, tag, command).trim()}`);
  return { name, packages: installed.length, addedMib, limitMib, allMib, seconds, faults };
}

/** Prints the table for docs/operations.md. */
function print(rows: readonly Row[]): void {
  say('');
  say('| image | packages | added to the base, MiB | limit, MiB | whole, MiB | built in, s |');
  say('| --- | --: | --: | --: | --: | --: |');
  for (const { name, packages, addedMib, limitMib, allMib, seconds } of rows)
    say(
      `| ${[name, packages, addedMib.toFixed(0), limitMib, allMib.toFixed(0), seconds.toFixed(0)].join(' | ')} |`,
    );
}

/**
 * `npm run image`: builds the images of all processes and of backups with a real engine, and refuses one
 * that contains a development tool, is larger than stated or lacks a program that it needs.
 */
export async function image(names: string[] = []): Promise<void> {
  const unknown = names.filter((name) => !IMAGES.some((one) => one.name === name));
  if (unknown.length > 0) throw new UserError(`There is no image ${unknown.join(', ')}.`);
  const engine = await findEngine();
  const work = mkdtempSync(join(tmpdir(), 'proofround-image-'));
  try {
    const context = sources(work);
    const bases: Bases = { node: baseImage(engine), servers: new Map() };
    const chosen = IMAGES.filter(({ name }) => names.length === 0 || names.includes(name));
    if (chosen.includes(BACKUP_IMAGE)) bases.servers = serverImages(engine);
    const rows: Row[] = [];
    for (const one of chosen) {
      say(`Building ${tagOf(one.name)} …`);
      const began = performance.now();
      await build(engine, context, bases, one);
      rows.push(inspect(engine, bases, one, (performance.now() - began) / 1000));
    }
    print(rows);
    say(`\n${engine.title}; base ${bases.node}. The bills of materials are in .data/sbom.`);
    const faults = rows.flatMap(({ name, faults: found }) => found.map((fault) => `${name} ${fault}`));
    if (faults.length > 0) throw new UserError(`Not in order:\n${faults.join('\n')}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
    await engine.stop();
  }
}

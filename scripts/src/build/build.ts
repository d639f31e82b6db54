import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say, UserError } from '../system/output.js';
import { bin, inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';
import { exclusively } from './exclusively.js';

/**
 * Compiles the changed TypeScript workspaces without type checks, which take most of the time. Editors,
 * `npm run dev` and `npm run check` do them.
 */
export async function compile(): Promise<void> {
  const code = await exclusively(() => run(bin('tsc'), ['-b', '--noCheck'], { cwd: ROOT }));
  if (code !== 0) {
    throw new UserError('The project does not compile; the lines above say where.');
  }
}

/** Generates the front end's API client from the gateway's OpenAPI document. */
export async function generateClient(): Promise<void> {
  const code = await run(process.execPath, [inRoot('frontend', 'codegen', 'generate.mjs')], {
    cwd: inRoot('frontend'),
  });
  if (code !== 0) throw new UserError('The API client could not be generated; the lines above say why.');
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** The inputs of the front end's build; tests and generated files are not inputs. */
function frontendFingerprint(): string {
  const hash = createHash('sha256');
  const folders = [
    'frontend/src',
    'frontend/public',
    'frontend/codegen',
    'packages/contracts/src',
    'services/gateway/src/openapi',
  ];
  const paths = [
    ...folders
      .map((folder) => inRoot(folder))
      .filter((folder) => existsSync(folder))
      .flatMap(files),
    ...['frontend/index.html', 'frontend/vite.config.ts', 'frontend/package.json', 'package-lock.json'].map(
      (file) => inRoot(file),
    ),
  ].filter((path) => !/\/generated\/|\.spec\.tsx?$/.test(path));
  for (const path of paths) hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Builds the front end unless the existing build matches the sources. */
export const buildFrontend = (): Promise<void> => exclusively(bundle);

async function bundle(): Promise<void> {
  const stamp = inRoot('frontend', 'dist', '.built-from');
  const fingerprint = frontendFingerprint();
  const client = inRoot('frontend', 'src', 'api', 'generated', 'client.ts');
  if (existsSync(client) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Building the front end …');
  await generateClient();
  const code = await run(bin('vite'), ['build', '--logLevel', 'warn'], {
    cwd: inRoot('frontend'),
    // Always production: any other value builds React's slow development version.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0 || !statSync(inRoot('frontend', 'dist', 'index.html')).isFile()) {
    throw new UserError('The front end could not be built; the lines above say why.');
  }
  writeFileSync(stamp, fingerprint);
}

/** Builds everything that a start needs. */
export async function build(): Promise<void> {
  await compile();
  await buildFrontend();
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildFrontend, compile } from '../build/build.js';
import { exclusively } from '../build/exclusively.js';
import { alertsAreInOrder } from '../checks/alerts.js';
import { namesAreInOrder, rulesAreInOrder } from '../checks/sources.js';
import { eventsAreCurrent } from '../documents/events-document.js';
import { modulesAreCurrent } from '../documents/modules-document.js';
import { statesAreCurrent } from '../documents/states-document.js';
import { say, warn } from '../system/output.js';
import { bin, inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';
import { reportBudget } from './budget.js';
import { manifests } from './manifests.js';

interface Check {
  name: string;
  file: string;
  args: readonly string[];
  cwd?: string;
  /** Whether it writes compiled files. */
  writes?: true;
}

/** Typed lint keeps the program of every file in memory. Two runs need half of it and less time than one. */
const lint = (name: string, ...paths: readonly string[]): Check => ({
  name,
  file: process.execPath,
  args: [
    // More than Node's default limit.
    '--max-old-space-size=8192',
    inRoot('node_modules', 'eslint', 'bin', 'eslint.js'),
    ...paths,
    '--max-warnings',
    '0',
  ],
});

const CHECKS: readonly Check[] = [
  { name: 'Format', file: bin('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'Types', file: bin('tsc'), args: ['-b'], writes: true },
  { name: 'Types of the tests', file: bin('tsc'), args: ['-p', 'tsconfig.spec.json'] },
  { name: 'Types of the front end', file: bin('tsc'), args: ['-p', 'frontend'] },
  {
    name: 'API client drift',
    file: process.execPath,
    args: [inRoot('frontend', 'codegen', 'generate.mjs'), '--check'],
    cwd: inRoot('frontend'),
  },
  lint('Lint of the services', 'services'),
  lint('Lint of all else', '.', '--ignore-pattern', 'services/**'),
  {
    name: 'Dependencies and exports in use',
    file: bin('knip'),
    // The compiler's configuration maps files in dist to files in src.
    args: ['--no-progress', '--no-config-hints', '--tsConfig', 'tsconfig.build.json'],
  },
  {
    name: 'Module boundaries',
    file: bin('depcruise'),
    args: [
      '{packages,services,stand-ins}/*/src',
      '{scripts,frontend,bench,eval}/src',
      'e2e',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ],
  },
];

/** Writes the API's document to a temporary file and lints it. */
async function lintOpenApi(): Promise<number> {
  const work = mkdtempSync(join(tmpdir(), 'proofround-openapi-'));
  const file = join(work, 'openapi.json');
  try {
    const printer = inRoot('services', 'gateway', 'dist', 'openapi', 'print.js');
    writeFileSync(file, execFileSync(process.execPath, [printer]));
    const args = ['lint', file, '--config', inRoot('redocly.yaml'), '--format', 'summary'];
    // redocly warns about our Node version on stderr; that says nothing about the document.
    return await run(bin('redocly'), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'ignore'] });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * `npm run check`: format, types, lint, unused code and dependencies, module boundaries, the names of
 * handlers and services, the API's document, generated files, the Kubernetes manifests, the alerts, the
 * product's rules and their tests, and the size of the front end.
 */
export async function check(): Promise<void> {
  await compile();
  await buildFrontend();
  const failed: string[] = [];
  const report = (name: string, code: number) => {
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) failed.push(name);
  };
  for (const { name, file, args, cwd, writes } of CHECKS) {
    const work = () => run(file, args, { cwd: cwd ?? ROOT });
    report(name, await (writes ? exclusively(work) : work()));
  }
  report('Names of handlers and services', namesAreInOrder() ? 0 : 1);
  report('OpenAPI document', await lintOpenApi());
  const sound = await manifests([]).then(
    () => true,
    (error: unknown) => {
      warn(error instanceof Error ? error.message : String(error));
      return false;
    },
  );
  report('Kubernetes manifests', sound ? 0 : 1);
  report('Alerts', (await alertsAreInOrder()) ? 0 : 1);
  report('Rules of the product', rulesAreInOrder() ? 0 : 1);
  report('Event catalogue', eventsAreCurrent() ? 0 : 1);
  report('State diagrams', (await statesAreCurrent()) ? 0 : 1);
  report('Drawing of the modules', modulesAreCurrent() ? 0 : 1);
  report('Size of the front end', reportBudget() ? 0 : 1);
  if (failed.length > 0) {
    warn(`Not in order: ${failed.join(', ')}.`);
    process.exitCode = 1;
  }
}

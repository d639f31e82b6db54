/**
 * Module loader hooks that let a test's worker thread run TypeScript sources, which jest compiles
 * only for itself. Passed to the thread by `--import`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread, workerData } from 'node:worker_threads';

import { transform } from '@swc/core';

const SELF = import.meta.url;
const CONTRACTS = new URL('../../../../packages/contracts/src/index.ts', SELF).href;
const SERVICE_KIT = new URL('../../../../packages/service-kit/src/index.ts', SELF).href;
const OWN = new Map([
  ['@proofround/contracts', CONTRACTS],
  ['@proofround/service-kit', SERVICE_KIT],
]);

export async function resolve(specifier, context, next) {
  const own = OWN.get(specifier);
  if (own) return { url: own, format: 'module', shortCircuit: true };
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const url = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(fileURLToPath(url))) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), {
    filename: path,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
}

// The hooks' own thread loads this file too and must not register again.
if (!isMainThread && workerData !== 'hooks' && !globalThis.hooksRegistered) {
  globalThis.hooksRegistered = true;
  register(SELF, { data: 'hooks' });
}

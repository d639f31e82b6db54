import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { z } from 'zod';

import { say, warn } from '../system/output.js';
import { bin, inRoot, ROOT } from '../system/paths.js';
import { moduleMap } from './module-map.js';

const DOCUMENT = inRoot('docs', 'modules.md');

const cruised = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
});

function drawn(): string {
  const depcruise = bin('depcruise');
  const args = [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'packages/*/src',
    'services/*/src',
  ];
  const json = execFileSync(depcruise, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { modules } = cruised.parse(JSON.parse(json));
  return moduleMap(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
  );
}

/** Whether docs/modules.md matches the imports. */
export function modulesAreCurrent(): boolean {
  const current = readFileSync(DOCUMENT, 'utf8') === drawn();
  if (!current) warn('docs/modules.md differs from the imports. Run: npm run docs');
  return current;
}

/** Writes docs/modules.md from the imports. */
export function writeModules(): void {
  writeFileSync(DOCUMENT, drawn());
  say('docs/modules.md is written.');
}

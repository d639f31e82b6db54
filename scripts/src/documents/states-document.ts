import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { say, warn } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { type Drawing, drawingsIn, stateDocument } from './state-diagrams.js';

const DOCUMENT = inRoot('docs', 'states.md');
const TABLES = '-states.ts';

/** The compiled transition tables, found by their sources: dist may still have those of deleted sources. */
function modules(): string[] {
  return readdirSync(inRoot('services')).flatMap((service) =>
    readdirSync(inRoot('services', service, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(TABLES))
      .map((path) => inRoot('services', service, 'dist', path.replace(/\.ts$/, '.js'))),
  );
}

async function drawn(): Promise<string> {
  const drawings: Drawing[] = [];
  for (const path of modules()) {
    const module: unknown = await import(pathToFileURL(path).href);
    if (typeof module === 'object' && module !== null) drawings.push(...drawingsIn(module));
  }
  return stateDocument(drawings);
}

/** Whether docs/states.md is up to date. */
export async function statesAreCurrent(): Promise<boolean> {
  const current = readFileSync(DOCUMENT, 'utf8') === (await drawn());
  if (!current) warn('docs/states.md differs from the transition tables. Run: npm run docs');
  return current;
}

/** Writes docs/states.md from the compiled transition tables. */
export async function writeStates(): Promise<void> {
  writeFileSync(DOCUMENT, await drawn());
  say('docs/states.md is written.');
}

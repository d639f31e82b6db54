import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from '../system/paths.js';
import type { Source } from './rules.js';

const CODE = ['packages', 'services', 'frontend', 'scripts', 'stand-ins', 'tests', 'e2e', 'bench', 'eval'];
const SKIPPED = new Set(['node_modules', 'dist', 'generated']);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(inRoot(folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

const read = (paths: Iterable<string>): Source[] =>
  [...paths].map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

/** The checkout's own code, tests included. */
export const code = (): Source[] =>
  read(CODE.flatMap((folder) => [...filesBelow(folder)]).filter((path) => /\.(tsx?|mjs)$/.test(path)));

/** The Markdown files below a folder. */
export const documents = (folder: string): Source[] =>
  read([...filesBelow(folder)].filter((path) => path.endsWith('.md')).toSorted());

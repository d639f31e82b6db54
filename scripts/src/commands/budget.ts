import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';

import { z } from 'zod';

import { buildFrontend, compile } from '../build/build.js';
import { say, UserError, warn } from '../system/output.js';
import { inRoot } from '../system/paths.js';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);
export type Manifest = z.output<typeof manifestSchema>;

/** Compressed JavaScript in bytes; raising one of these needs a reason in the change. */
const LANDING = 85_000;
const SHELL = 161_000;
/** Includes 23 kB of schemas and forms in shared files (among them the reader of numbers, SCREEN-25), which another page may have loaded already. */
const MORE = 102_500;
/** Limit of modules that load after the page; the charts' library is the largest. */
const ON_DEMAND = 125_000;

const ENTRY = 'index.html';
/** Modules or chunks that load for every signed-in user before the first route. */
const SHELL_PARTS = [ENTRY, 'application', 'src/components/toaster.tsx'];
const ROUTE = /^src\/app\/routes\/([\w-]+)\.tsx$/;

export interface Row {
  name: string;
  bytes: number;
  limit: number;
}

/** The scripts of some modules and of all their imports, except already loaded ones. */
function scriptsOf(manifest: Manifest, keys: readonly string[], there = new Set<string>()): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new UserError(`The build has no ${key}; the budget must name what there is.`);
    if (found.has(chunk.file) || there.has(chunk.file) || !chunk.file.endsWith('.js')) return;
    found.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}

/** A cycle of static imports, from a script back to itself. */
function cycleIn(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>();
  const cycleFrom = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = cycleFrom(next, [...path, key]);
      if (cycle) return cycle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const cycle = cycleFrom(key, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * The scripts of a visitor, a signed-in user and each route, by the build's manifest. Refuses scripts that
 * import each other in a cycle, because one of them runs before the other has defined what it uses.
 */
export function measure(manifest: Manifest, sizeOf: (file: string) => number): Row[] {
  const cycle = cycleIn(manifest);
  if (cycle) {
    const names = cycle.map((key) => manifest[key]?.name ?? key).join(' → ');
    throw new UserError(
      `Scripts of the build import each other in a cycle: ${names} (frontend/src/boot/build/chunks.ts).`,
    );
  }
  const bytes = (files: Set<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const shell = scriptsOf(manifest, SHELL_PARTS);
  const later = Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !SHELL_PARTS.includes(key))
    .map(([key]) => ({
      name: ROUTE.exec(key)?.[1] ?? `on demand: ${basename(key)}`,
      bytes: bytes(scriptsOf(manifest, [key], shell)),
      limit: ROUTE.test(key) ? MORE : ON_DEMAND,
    }))
    .filter((row) => row.bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
  return [
    { name: 'Landing page', bytes: bytes(scriptsOf(manifest, [ENTRY])), limit: LANDING },
    { name: 'Signed-in shell', bytes: bytes(shell), limit: SHELL },
    ...later.map((row) => ({ ...row, name: `  + ${row.name}` })),
  ];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the table. @returns whether everything is within its limit */
export function reportBudget(): boolean {
  const path = inRoot('frontend', 'dist', '.vite', 'manifest.json');
  if (!existsSync(path)) throw new UserError('The front end is not built; npm run budget builds it.');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const rows = measure(
    manifest,
    (file) => gzipSync(readFileSync(inRoot('frontend', 'dist', file)), { level: 9 }).length,
  );
  for (const { name, bytes, limit } of rows) {
    const over = bytes > limit ? `  over by ${kB(bytes - limit)}` : '';
    say(`${name.padEnd(40)} ${kB(bytes).padStart(9)} of ${kB(limit).padStart(8)}${over}`);
  }
  return rows.every(({ bytes, limit }) => bytes <= limit);
}

/** `npm run budget`: the compressed size of each page's JavaScript, with its limit. */
export async function budget(): Promise<void> {
  await compile();
  await buildFrontend();
  if (reportBudget()) return;
  warn('Over budget: find what came in with the build’s manifest, frontend/dist/.vite/manifest.json.');
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { say, warn } from '../system/output.js';
import { inRoot, ROOT } from '../system/paths.js';

/** Licences that only require attribution. A person decides about any other. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** The licences of packages that name theirs only in the readme, where a person read them. */
const LICENCES_IN_READMES: Readonly<Record<string, string>> = { 'pause@0.0.1': 'MIT' };

/** Whether the allowed licences satisfy an SPDX expression. */
export function isAllowed(expression: string): boolean {
  const parts = expression
    .replaceAll(/[()]/g, ' ')
    .trim()
    .split(/\s+OR\s+/i);
  return parts.some((choice) => choice.split(/\s+AND\s+/i).every((licence) => ALLOWED.has(licence.trim())));
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});
const manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

function licenceOf(folder: string): string {
  const { license, licenses } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

/** Every installed production package of the lock file, without optional ones for other systems. */
export function productionPackages(root: string): Licensed[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
    const at = path.lastIndexOf('node_modules/');
    const folder = join(root, path);
    if (at < 0 || dev || link || !existsSync(join(folder, 'package.json'))) return [];
    const name = path.slice(at + 'node_modules/'.length);
    const read = LICENCES_IN_READMES[`${name}@${version ?? ''}`];
    return [{ name, version: version ?? '', licence: read ?? licenceOf(folder) }];
  });
}

const advisories = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string().optional() })),
});

function table(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows)
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Prints the registry's advisories. @returns whether there are none; undefined: unknown */
function advisoriesAreInOrder(): boolean | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
  let answer: unknown;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return undefined;
  }
  const parsed = advisories.safeParse(answer);
  if (!parsed.success) return undefined;
  const found = Object.entries(parsed.data.vulnerabilities);
  say(found.length === 0 ? 'Advisories: none' : 'Advisories:');
  if (found.length > 0) {
    table([
      ['package', 'severity', 'versions'],
      ...found.map(([name, { severity, range }]) => [name, severity, range ?? '']),
    ]);
  }
  return found.length === 0;
}

/**
 * `npm run audit`: the licences of production packages, by the lock file, and the registry's
 * advisories about them. If the registry has no advisories to offer, it says so; --strict then fails.
 */
export function audit(args: readonly string[]): Promise<void> {
  const packages = productionPackages(inRoot());
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  table([
    ['licence', 'packages', ''],
    ...[...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([licence, count]) => [licence, String(count), isAllowed(licence) ? 'ok' : 'NOT ALLOWED']),
  ]);
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  for (const { name, version, licence } of refused) warn(`${name} ${version} is under ${licence}.`);
  const inOrder = advisoriesAreInOrder();
  if (inOrder === undefined)
    warn('The registry answers no question about advisories: nothing is known of them.');
  if (refused.length > 0 || inOrder === false || (inOrder === undefined && args.includes('--strict'))) {
    process.exitCode = 1;
  }
  return Promise.resolve();
}

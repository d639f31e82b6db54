import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';

import ts from 'typescript';
import { z } from 'zod';

import { code } from '../documents/sources.js';
import { inRoot } from '../system/paths.js';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  name: z.string(),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
});

const manifests = new Map<string, ReadonlySet<string>>();

/** The names that the files of a folder may import: the dependencies of its workspace, and its own name. */
function declaredIn(folder: string): ReadonlySet<string> {
  const known = manifests.get(folder);
  if (known) return known;
  const file = inRoot(folder, 'package.json');
  let declared: ReadonlySet<string>;
  if (existsSync(file)) {
    const read = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    declared = new Set([
      read.name,
      ...Object.keys(read.dependencies),
      ...Object.keys(read.devDependencies),
      ...Object.keys(read.peerDependencies),
    ]);
  } else declared = declaredIn(dirname(folder));
  manifests.set(folder, declared);
  return declared;
}

/** `@scope/name/file.js` is a file of `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const importsOf = (text: string) =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^[.#/]/.test(name) && !isBuiltin(name))
    .map(packageOf);

describe('every import', () => {
  const imports = code().flatMap(({ path, text }) => importsOf(text).map((name) => ({ path, name })));

  it('is declared in the package.json of its own workspace', () => {
    const undeclared = imports.filter(({ path, name }) => {
      const declared = declaredIn(dirname(path));
      return !declared.has(name) && !declared.has(`@types/${name}`);
    });
    expect(imports.length).toBeGreaterThan(1000);
    expect(undeclared.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });
});

/** Every compiled file that a workspace exports, without patterns, by its package.json. */
const exportedFiles = () =>
  ['packages', 'services', 'stand-ins'].flatMap((group) =>
    readdirSync(inRoot(group)).flatMap((name) => {
      const file = inRoot(group, name, 'package.json');
      if (!existsSync(file)) return [];
      const { exports } = exporting.parse(JSON.parse(readFileSync(file, 'utf8')));
      return Object.values(exports)
        .flatMap((entry) => (typeof entry === 'string' ? [] : [entry.default]))
        .filter((path) => path.startsWith('./dist/') && !path.includes('*'))
        .map((path) => `${group}/${name}/${path.replace('./dist/', 'src/').replace(/\.js$/, '.ts')}`);
    }),
  );

const exporting = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ default: z.string() })])).default({}),
});

// A compiled file that is left over from a moved source hides this, except in a fresh clone.
it('every exported file has a source', () => {
  const files = exportedFiles();
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

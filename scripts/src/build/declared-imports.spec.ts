import { existsSync, readFileSync } from 'node:fs';
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

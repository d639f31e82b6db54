import { basename } from 'node:path';

import ts from 'typescript';

import type { Source } from './rules.js';

const CLASS_SUFFIX = 'Service';
const FILE_SUFFIX = '.service.ts';

const kebab = (name: string): string => name.replaceAll(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

const isInjectable = (node: ts.ClassDeclaration): boolean =>
  (ts.getDecorators(node) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && expression.expression.getText() === 'Injectable',
  );

function* faultsOf({ path, text }: Source): Generator<string> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const services = file.statements
    .filter(ts.isClassDeclaration)
    .filter(isInjectable)
    .map(({ name }) => name?.text ?? '')
    .filter((name) => name.endsWith(CLASS_SUFFIX));
  for (const name of services) {
    const expected = `${kebab(name.slice(0, -CLASS_SUFFIX.length))}${FILE_SUFFIX}`;
    if (basename(path) !== expected) yield `${path}: ${name} belongs to ${expected}`;
  }
  if (path.endsWith(FILE_SUFFIX) && services.length === 0) yield `${path}: there is no service`;
}

/** The services whose files a search for their names does not find, and files that only look like services. */
export const faultsOfServices = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /^services\/[\w-]+\/src\/.*(?<!spec)\.ts$/.test(path))
    .flatMap((source) => [...faultsOf(source)]);

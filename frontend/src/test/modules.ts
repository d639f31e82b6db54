import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCE = join(__dirname, '..');

/** The product's modules whose text contains `pattern`, without their endings, in order. */
export const modulesWith = (pattern: RegExp): string[] =>
  readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(spec|stories)\./.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    .map((path) => relative(SOURCE, path).replace(/\.tsx?$/, ''))
    .filter((module) => !module.startsWith('test/'))
    .toSorted();

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { transformSync } from '@swc/core';

/** Compiles the present sources to a temporary folder, so that main.ts can be started. */
export function compileSources(): { main: string; remove: () => void } {
  const source = resolve(__dirname, '..');
  const folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-compiled-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(resolve(source, '../../../node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.spec.ts') || name.startsWith('testing')) continue;
    const { code } = transformSync(readFileSync(join(source, name), 'utf8'), {
      filename: name,
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    const target = join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  return { main: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true }) };
}

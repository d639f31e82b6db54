// @ts-check
/**
 * Makes the client's types from the gateway's OpenAPI document, which is made from the contracts.
 * The client cannot be compiled without them, so this first compiles what prints the document.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const target = resolve(root, 'packages/client/src/generated/schema.ts');
const printer = resolve(root, 'services/gateway/dist/openapi/print.js');

/** What the types depend on; the compiler writes its notes anew when a source has changed. */
const origins = [
  'packages/contracts/dist/.tsbuildinfo',
  'packages/service-kit/dist/.tsbuildinfo',
  'services/gateway/dist/.tsbuildinfo',
  'packages/client/codegen/generate.mjs',
].map((path) => resolve(root, path));

const changedAt = (/** @type {string} */ path) => statSync(path).mtimeMs;

try {
  execFileSync(
    process.execPath,
    [
      resolve(root, 'node_modules/typescript/bin/tsc'),
      '-b',
      '--noCheck',
      'services/gateway/tsconfig.build.json',
    ],
    { cwd: root, stdio: ['ignore', 2, 2] },
  );
} catch {
  process.exit(1); // the compiler's own lines say why
}

if (!existsSync(target) || origins.some((path) => changedAt(path) > changedAt(target))) {
  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const document = execFileSync(process.execPath, [printer], { maxBuffer: 64 * 1024 * 1024 });
  // A body may leave out what has a default; answers always have it, and say so by themselves.
  const types = astToString(await openapiTypes(document, { defaultNonNullable: false }));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    `// Generated from the gateway's OpenAPI document; see codegen/generate.mjs.\n${types}`,
  );
}

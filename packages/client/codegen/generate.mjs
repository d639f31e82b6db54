// @ts-check
/**
 * Generates the client's types from the gateway's OpenAPI document. The client needs them to compile, so
 * this first compiles the program that prints the document.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const target = resolve(root, 'packages/client/src/generated/schema.ts');
const printer = resolve(root, 'services/gateway/dist/openapi/print.js');

/** The inputs of the types. The compiler rewrites its build-info file when a source has changed. */
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
  process.exit(1); // the compiler has printed the reason
}

if (!existsSync(target) || origins.some((path) => changedAt(path) > changedAt(target))) {
  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const document = execFileSync(process.execPath, [printer], { maxBuffer: 64 * 1024 * 1024 });
  // A field with a default is optional in request bodies; reply schemas list it as required.
  const types = astToString(await openapiTypes(document, { defaultNonNullable: false }));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    `// Generated from the gateway's OpenAPI document; see codegen/generate.mjs.\n${types}`,
  );
}

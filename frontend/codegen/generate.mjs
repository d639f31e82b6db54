// @ts-check
/**
 * Makes the RTK Query client from the gateway's OpenAPI document, which is made from the
 * contracts. With --check it compares instead of writing, and exits 1 where they differ.
 */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(here, '../src/api/generated/client.ts');
const printer = resolve(here, '../../services/gateway/dist/openapi/print.js');

const work = mkdtempSync(join(tmpdir(), 'proofround-client-'));
try {
  const schemaFile = join(work, 'openapi.json');
  writeFileSync(schemaFile, execFileSync(process.execPath, [printer]));
  const source = await generateEndpoints({
    schemaFile,
    apiFile: '../base-api',
    apiImport: 'baseApi',
    exportName: 'client',
    hooks: false,
    // The stream is read by api/live/event-stream.ts: it never ends, so it is no query.
    filterEndpoints: (name) => name !== 'eventsFollow',
  });
  if (typeof source !== 'string') throw new Error('The generator gave nothing');
  const text = `// Generated from the gateway's OpenAPI document; see codegen/generate.mjs.\n${source}`;
  if (process.argv.includes('--check')) {
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
      console.error("The front end's API client differs from the gateway's document. Run: npm run build");
      process.exitCode = 1;
    }
  } else {
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

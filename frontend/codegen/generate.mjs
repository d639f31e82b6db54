// @ts-check
/**
 * Generates the RTK Query clients from the gateway's OpenAPI document. Skips clients that are up to date.
 * With --check it writes nothing and exits with 1 if a client is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { addPages } from './pages.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const printer = resolve(here, '../../services/gateway/dist/openapi/print.js');

/**
 * Not called through RTK Query: the endless event stream (api/live/event-stream.ts), the log-out, whose
 * reply is ignored (api/session.ts), downloads (components/download-button.tsx), calls for machines.
 */
const NOT_CALLED = [
  'eventsFollow',
  'sessionsLogOut',
  'webhooksReceive',
  'operationsGetHealth',
  'sharesGetOnePager',
  'dealsGetLetter',
];

/** Calls of the pages of accounts and of the admin. Few visits need them, so they do not load with the shell. */
const ACCOUNT_CALL =
  /^(emails|passwords|profile|sessions|mfa|subscriptions|invoices|portal|reports|audit|admin|operations|reviews(List|Decide)|accounts(Export|Delete)$|notifications(ListSettings|ChangeSetting|Unsubscribe)$)/;

/** Calls of the pages on which founders and investors work together; those load them. */
const WORK_CALL =
  /^(pipeline|searches|shares|conversations|blocks|deals|interest|startupsList(Scores|First)|offers|listings|chat|notifications|matches|tasks)/;

const TARGETS = [
  {
    file: 'client.ts',
    exportName: 'client',
    holds: (/** @type {string} */ name) => !ACCOUNT_CALL.test(name) && !WORK_CALL.test(name),
  },
  {
    file: 'work-client.ts',
    exportName: 'workClient',
    holds: (/** @type {string} */ name) => WORK_CALL.test(name) && !ACCOUNT_CALL.test(name),
  },
  {
    file: 'account-client.ts',
    exportName: 'accountClient',
    holds: (/** @type {string} */ name) => ACCOUNT_CALL.test(name),
  },
];

/** The clients' inputs. The compiler rewrites its build-info file when a source has changed. */
const ORIGINS = [
  '../../packages/contracts/dist/.tsbuildinfo',
  '../../packages/service-kit/dist/.tsbuildinfo',
  '../../services/gateway/dist/.tsbuildinfo',
  'generate.mjs',
  'pages.mjs',
].map((path) => resolve(here, path));

const pathOf = (/** @type {string} */ file) => resolve(here, '../src/api/generated', file);
const changedAt = (/** @type {string} */ path) => statSync(path).mtimeMs;

const isCheck = process.argv.includes('--check');
const madeAt = Math.min(
  ...TARGETS.map(({ file }) => (existsSync(pathOf(file)) ? changedAt(pathOf(file)) : 0)),
);
if (!isCheck && ORIGINS.every((origin) => changedAt(origin) < madeAt)) process.exit();

const { generateEndpoints } = await import('@rtk-query/codegen-openapi');
const work = mkdtempSync(join(tmpdir(), 'proofround-client-'));
try {
  const schemaFile = join(work, 'openapi.json');
  writeFileSync(schemaFile, execFileSync(process.execPath, [printer]));
  for (const { file, exportName, holds } of TARGETS) {
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '../base-api',
      apiImport: 'baseApi',
      exportName,
      hooks: false,
      filterEndpoints: (name) => !NOT_CALLED.includes(name) && holds(name),
    });
    if (typeof source !== 'string') throw new Error('The generator gave nothing');
    const text = `// Generated from the gateway's OpenAPI document; see codegen/generate.mjs.\n${addPages(source)}`;
    keep(pathOf(file), text);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Writes a file, or with --check compares it. @param {string} target @param {string} text */
function keep(target, text) {
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === text;
  if (isCurrent) return;
  if (isCheck) {
    console.error("The front end's API client differs from the gateway's document. Run: npm run build");
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

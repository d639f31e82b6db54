import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compile, generateClient } from '../build/build.js';
import { say, UserError } from '../system/output.js';
import { CHROMIUM, ensure, located } from '../system/packages.js';
import { bin, inRoot } from '../system/paths.js';
import { run } from '../system/run.js';

const PORT = '6006';

/** Runs Storybook, whose program npm may keep in the front end's own node_modules. */
function storybook(args: readonly string[]): Promise<number> {
  const { resolve } = createRequire(inRoot('frontend', 'package.json'));
  return run(process.execPath, [resolve('storybook/internal/bin/dispatcher'), ...args], {
    cwd: inRoot('frontend'),
    stdio: args[0] === 'build' ? ['ignore', 'ignore', 'inherit'] : 'inherit',
  });
}

/** Builds the catalogue into a temporary folder and runs Playwright's tests of it. @returns its exit code */
async function test(args: readonly string[]): Promise<number> {
  await ensure([CHROMIUM]);
  const folder = mkdtempSync(join(tmpdir(), 'proofround-catalogue-'));
  try {
    say('Building the catalogue …');
    if ((await storybook(['build', '--quiet', '--output-dir', folder])) !== 0)
      throw new UserError('The catalogue could not be built; the lines above say why.');
    return await run(
      bin('playwright'),
      ['test', '--config', 'catalogue.config.ts', '--reporter=dot', ...args],
      {
        cwd: inRoot('e2e'),
        env: { ...process.env, CATALOGUE: folder, CHROMIUM_PATH: located(CHROMIUM) },
      },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests every state of every component in both themes. A failure before it stays the command's result. */
export async function checkCatalogue(): Promise<void> {
  const code = await test([]);
  if (code !== 0) process.exitCode = code;
}

/**
 * `npm run catalogue`: shows the shared components in all their states. `-- check` tests every state
 * in both themes, and compares it with its picture if there is one; `-- pictures` takes the pictures.
 */
export async function catalogue([action]: readonly string[]): Promise<void> {
  await compile();
  await generateClient();
  if (action === 'check') await checkCatalogue();
  else if (action === 'pictures') process.exitCode = await test(['--update-snapshots=all']);
  else process.exitCode = await storybook(['dev', '--port', PORT, '--no-open', '--ci']);
}

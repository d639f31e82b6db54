import { existsSync, readdirSync } from 'node:fs';

import { build } from '../build/build.js';
import { UserError } from '../system/output.js';
import { ensure, NATS_SERVER, POSTGRES, REDIS } from '../system/packages.js';
import { inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';

/** `npm run bench -- NAME`: one of the benchmarks in bench/src. */
export async function bench([name, ...args]: readonly string[]): Promise<void> {
  await build();
  const names = readdirSync(inRoot('bench', 'src'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  const script = inRoot('bench', 'dist', `${name ?? ''}.js`);
  if (name === undefined || !names.includes(name) || !existsSync(script)) {
    throw new UserError(`Which benchmark? npm run bench -- NAME, with one of: ${names.join(', ')}.`);
  }
  await ensure([POSTGRES, NATS_SERVER, REDIS]);
  process.exitCode = await run(process.execPath, [script, ...args], { cwd: ROOT });
}

import { compile } from '../build/build.js';
import { inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';

/** `npm run eval [-- startups|matching|chat]`: measures the judgement on labelled examples. */
export async function evaluate(args: readonly string[]): Promise<void> {
  await compile();
  process.exitCode = await run(process.execPath, [inRoot('eval', 'dist', 'main.js'), ...args], { cwd: ROOT });
}

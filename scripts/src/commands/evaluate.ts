import { compile } from '../build/build.js';
import { inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';

/** `npm run eval`: measures scores, matches, the chat and rounds, or one of them by name (docs/evaluation.md). */
export async function evaluate(args: readonly string[]): Promise<void> {
  await compile();
  process.exitCode = await run(process.execPath, [inRoot('eval', 'dist', 'main.js'), ...args], { cwd: ROOT });
}

import { freePorts, Stack, type StackOptions } from '@proofround/launcher';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` on a temporary stack and removes its data folder afterwards. */
export async function onStack<T>(
  options: Pick<StackOptions, 'replicas'> & { settings?: NodeJS.ProcessEnv },
  work: (stack: Stack, dataDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-bench-'));
  const [port = 0] = await freePorts(1);
  const stack = await Stack.start({
    dataDir,
    port,
    settings: {
      PATH: process.env['PATH'],
      // e.g. STACK_NODE_OPTIONS=--cpu-prof
      NODE_OPTIONS: process.env['STACK_NODE_OPTIONS'],
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...options.settings,
    },
    ...(options.replicas ? { replicas: options.replicas } : {}),
  });
  try {
    return await work(stack, dataDir);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

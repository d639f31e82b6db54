import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePorts, Stack, type StackOptions } from '@proofround/launcher';
import { z } from 'zod';

interface Options extends Pick<StackOptions, 'replicas'> {
  settings?: NodeJS.ProcessEnv;
  /** Another built checkout whose stack is started; this one, if not given. */
  checkout?: string | undefined;
}

export interface OpenStack {
  readonly stack: Stack;
  readonly dataDir: string;
  /** Stops it and removes its data folder. */
  readonly close: () => Promise<void>;
}

const launcher = z.object({ Stack: z.custom<typeof Stack>((value) => typeof value === 'function') });

async function stackOf(checkout: string | undefined): Promise<typeof Stack> {
  if (checkout === undefined) return Stack;
  const module: unknown = await import(pathToFileURL(resolve(checkout, 'scripts/dist/index.js')).href);
  return launcher.parse(module).Stack;
}

/** Starts a temporary stack. */
export async function openStack({ checkout, settings, replicas }: Options): Promise<OpenStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-bench-'));
  const [port = 0] = await freePorts(1);
  const Chosen = await stackOf(checkout);
  const stack = await Chosen.start({
    dataDir,
    port,
    settings: {
      PATH: process.env['PATH'],
      // e.g. STACK_NODE_OPTIONS=--cpu-prof
      NODE_OPTIONS: process.env['STACK_NODE_OPTIONS'],
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...settings,
    },
    ...(replicas ? { replicas } : {}),
  });
  return {
    stack,
    dataDir,
    close: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` on a temporary stack and removes its data folder afterwards. */
export async function onStack<T>(
  options: Options,
  work: (stack: Stack, dataDir: string) => Promise<T>,
): Promise<T> {
  const { stack, dataDir, close } = await openStack(options);
  try {
    return await work(stack, dataDir);
  } finally {
    await close();
  }
}

import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { type StackFacts, stripeEnvironment } from './environment.js';

export const STRIPE = 'stripe-stand-in';

/** The file of its data, and its name in a backup. */
export const STRIPE_DATA = `${STRIPE}.json`;
/** In a folder of its own, which the stand-in may write to. */
export const stripeDataFile = (dataDir: string) => join(dataDir, 'stripe', STRIPE_DATA);
export const stripeSpec = (
  facts: StackFacts,
  command: Pick<ProcessSpec, 'file' | 'args'>,
  { port, dataFile, logs }: { port: number; dataFile: string; logs: string },
): ProcessSpec => ({
  name: STRIPE,
  ...command,
  env: stripeEnvironment(facts, port, dataFile),
  logFile: join(logs, `${STRIPE}.log`),
  endsWithUs: true,
  ready: async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok,
});

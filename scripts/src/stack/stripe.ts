import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { stripeEnvironment, type StackFacts } from './environment.js';

export const STRIPE = 'stripe-stand-in';

export const stripeSpec = (
  facts: StackFacts,
  command: Pick<ProcessSpec, 'file' | 'args'>,
  { port, dataFile, logs }: { port: number; dataFile: string; logs: string },
): ProcessSpec => ({
  name: STRIPE,
  ...command,
  env: stripeEnvironment(facts, port, dataFile),
  logFile: join(logs, `${STRIPE}.log`),
  tether: true,
  ready: async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok,
});

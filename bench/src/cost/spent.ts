import type { Stack } from '@proofround/launcher';
import { setTimeout as delay } from 'node:timers/promises';

import { processorTimeOf } from '../processes.js';

/** The processor time that each process has taken so far. */
export interface Spent {
  /** The time of the reading, in ms. */
  readonly at: number;
  readonly ms: ReadonlyMap<string, number>;
}

export const spentBy = (stack: Stack): Spent => ({
  at: performance.now(),
  ms: new Map(stack.processIds.map(({ name, pid }) => [name, pid === undefined ? 0 : processorTimeOf(pid)])),
});

const total = ({ ms }: Spent) => [...ms.values()].reduce((sum, one) => sum + one, 0);

/** The processor time of each process once all rest, so that mails and live messages count, too. */
export async function spentAtRest(stack: Stack, restingMs = 100): Promise<Spent> {
  for (let before = spentBy(stack); ;) {
    await delay(1000);
    const now = spentBy(stack);
    if (total(now) - total(before) < restingMs) return now;
    before = now;
  }
}

const REST_S = 8;

/** The processor time that each process takes in a second without any call, in ms. */
export async function restless(stack: Stack): Promise<ReadonlyMap<string, number>> {
  const before = await spentAtRest(stack);
  await delay(REST_S * 1000);
  const after = spentBy(stack);
  const seconds = (after.at - before.at) / 1000;
  return new Map([...after.ms].map(([name, ms]) => [name, (ms - (before.ms.get(name) ?? 0)) / seconds]));
}

/** Pauses processes until the returned function is called. */
export function pause(stack: Stack, names: readonly string[]): () => void {
  const signal = (one: NodeJS.Signals) =>
    names.forEach((name) => process.kill(stack.process(name).pid ?? 0, one));
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

import { setTimeout as delay } from 'node:timers/promises';

import type { Stack } from '@proofround/launcher';

import { processorTimeOf } from '../support/processes.js';

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

/** What a stack without work takes in a second above its mean, at most. */
const TOLERANCE_MS = 100;
const REST_S = 8;

type Rates = ReadonlyMap<string, number>;

function ratesBetween(before: Spent, after: Spent): Rates {
  const seconds = (after.at - before.at) / 1000;
  return new Map([...after.ms].map(([name, ms]) => [name, (ms - (before.ms.get(name) ?? 0)) / seconds]));
}

/** Waits until all processes rest, so that mails and live messages count, too. */
export async function settled(stack: Stack, atRest: Rates): Promise<void> {
  const most = [...atRest.values()].reduce((sum, one) => sum + one, 0) + TOLERANCE_MS;
  for (let before = spentBy(stack); ;) {
    await delay(1000);
    const now = spentBy(stack);
    if (total(now) - total(before) < most) return;
    before = now;
  }
}

/** The processor time that each process takes in a second without any call, in ms: the least of some windows. */
export async function restOf(stack: Stack): Promise<Rates> {
  let least: Rates | undefined;
  const sum = (rates: Rates) => [...rates.values()].reduce((all, one) => all + one, 0);
  for (let window = 0; window < 3; window++) {
    const before = spentBy(stack);
    await delay(REST_S * 1000);
    const rates = ratesBetween(before, spentBy(stack));
    if (!least || sum(rates) < sum(least)) least = rates;
  }
  return least ?? new Map();
}

/** Pauses processes until the returned function is called. */
export function pause(stack: Stack, names: readonly string[]): () => void {
  const signal = (one: NodeJS.Signals) =>
    names.forEach((name) => process.kill(stack.process(name).pid ?? 0, one));
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

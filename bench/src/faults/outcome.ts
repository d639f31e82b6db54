import { setTimeout as delay } from 'node:timers/promises';

/** What an attack achieved. */
export interface Outcome {
  readonly measured: string;
  readonly held: boolean;
}

/** The most that others may have to wait. */
export const MAX_DELAY_MS = 2000;

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await work();
  return Date.now() - began;
}

/** Runs the work `count` times, a few at once. */
export async function many(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: 20 }, lane));
}

/** Measures calls of others one after the other until the attack ends. @returns the slowest, in ms */
export async function slowestDuring(attack: Promise<unknown>, call: () => Promise<unknown>): Promise<number> {
  const state = { ended: false };
  const ending = attack.finally(() => (state.ended = true));
  let slowest = 0;
  while (!state.ended) {
    slowest = Math.max(slowest, await timed(call));
    await delay(100);
  }
  await ending;
  return slowest;
}

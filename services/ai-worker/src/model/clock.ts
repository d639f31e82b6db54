import { setTimeout as delay } from 'node:timers/promises';

/** Time and randomness, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @throws when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** At least 0, below 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, signal ? { signal } : {}),
  random: () => Math.random(),
};

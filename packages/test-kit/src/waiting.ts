import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until `probe` gives something other than undefined or false, and gives that back; fails
 * with `what` after the deadline. Never a sleep for luck: each look is a real look.
 */
export async function until<T>(
  what: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let last: unknown;
  for (;;) {
    try {
      const found = await probe();
      if (found !== undefined && found !== false) return found;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) {
      throw new Error(`Waited ${timeoutMs / 1000} s in vain until ${what}`, { cause: last });
    }
    await delay(25);
  }
}

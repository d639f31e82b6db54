import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `probe` repeatedly until it returns a value other than undefined or false, and returns that
 * value. Errors of `probe` count as false.
 * @throws Error that contains `condition` after `timeoutMs`
 */
export async function until<T>(
  condition: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let lastError: unknown;
  for (;;) {
    try {
      const found = await probe();
      if (found !== undefined && found !== false) return found;
    } catch (error) {
      lastError = error;
    }
    if (Date.now() > deadline) {
      throw new Error(`Not true after ${timeoutMs / 1000} s: ${condition}`, { cause: lastError });
    }
    await delay(25);
  }
}

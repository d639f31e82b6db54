/** Waits this long. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 20_000;

/** Waits before the next try, longer after each failure. Ends early when the network is back or on abort. */
export function pauseAfter(failures: number, signal?: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS);
  // Random, so that not every browser reconnects at the same moment.
  const ms = longest / 2 + Math.random() * (longest / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
    window.addEventListener('online', done);
    if (signal?.aborted) done();
  });
}

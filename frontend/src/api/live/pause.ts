const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 20_000;

/** Waits before the next try: longer the more have failed. Ends early when the network is back, and when it is over. */
export function pauseAfter(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  // Spread out, so that not every browser comes back in the same instant.
  const ms = longest / 2 + Math.random() * (longest / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);
    if (signal.aborted) done();
  });
}

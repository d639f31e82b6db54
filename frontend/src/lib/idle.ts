/**
 * Loads what may be wanted next once the browser has nothing better to do. Returns how to call it
 * off; a failure is nobody's yet, it is tried again when the thing is wanted.
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const start = () => void load().catch(() => undefined);
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(start, 1000);
    return () => window.clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(start, { timeout: 5000 });
  return () => window.cancelIdleCallback(callback);
}

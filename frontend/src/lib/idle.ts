/** Where the browser cannot tell when it is idle (Safari). */
const SHORTLY_MS = 200;

/**
 * Does something once the browser has nothing better to do, for what nobody waits for yet. Returns
 * how to call it off.
 */
export function whenIdle(start: () => unknown): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(start, SHORTLY_MS);
    return () => window.clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(() => start(), { timeout: 5000 });
  return () => window.cancelIdleCallback(callback);
}

/** Resolves once the browser has nothing better to do. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

/** Loads what may be wanted next; a failure is nobody's yet, it is tried again when it is wanted. */
export const ahead =
  (...loads: (() => Promise<unknown>)[]) =>
  (): void =>
    loads.forEach((load) => void load().catch(() => undefined));

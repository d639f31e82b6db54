import { useLayoutEffect } from 'react';

/** The delay where the browser has no idle callback (Safari). */
const SHORTLY_MS = 200;
const RETRY_MS = 100;
const LATEST_MS = 5000;

let incompleteParts = 0;

/** Marks the page as incomplete while the calling component is mounted. */
export function useIncomplete(): void {
  useLayoutEffect(() => {
    incompleteParts += 1;
    return () => {
      incompleteParts -= 1;
    };
  }, []);
}

/**
 * Calls back when the page is complete and the browser is idle, so that later files do not compete
 * with the page's own on a slow network. Returns a function that cancels.
 */
export function whenIdle(callback: () => void): () => void {
  const latest = Date.now() + LATEST_MS;
  let cancel: () => void;
  const wait = (ms: number, next: () => void) => {
    const timer = window.setTimeout(next, ms);
    cancel = () => window.clearTimeout(timer);
  };
  const check = () => {
    if (incompleteParts > 0 && Date.now() < latest) wait(RETRY_MS, waitForIdle);
    else callback();
  };
  const waitForIdle = () => {
    if (typeof window.requestIdleCallback !== 'function') {
      wait(SHORTLY_MS, check);
      return;
    }
    const handle = window.requestIdleCallback(check, { timeout: LATEST_MS });
    cancel = () => window.cancelIdleCallback(handle);
  };
  waitForIdle();
  return () => cancel();
}

/** Loads files that may be needed next. Failures are ignored, because the file loads again when needed. */
export const prefetch =
  (...loads: (() => Promise<unknown>)[]) =>
  (): void =>
    loads.forEach((load) => void load().catch(() => undefined));

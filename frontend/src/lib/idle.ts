import { useLayoutEffect } from 'react';

/** Where the browser cannot tell when it is idle (Safari). */
const SHORTLY_MS = 200;
/** While the page is not complete: after which time to look again, and after how long not to wait for it. */
const AGAIN_MS = 100;
const PATIENCE_MS = 5000;

let incomplete = 0;

/** Says of a part of the page, for as long as it is there, that something is still missing. */
export function useIncomplete(): void {
  useLayoutEffect(() => {
    incomplete += 1;
    return () => {
      incomplete -= 1;
    };
  }, []);
}

/**
 * Does something once the page is complete and the browser has nothing better to do, for what nobody
 * waits for yet: on a slow line it would come before what the page itself waits for. Returns how to
 * call it off.
 */
export function whenIdle(start: () => unknown): () => void {
  const latest = Date.now() + PATIENCE_MS;
  let callOff: () => void;
  const after = (ms: number, step: () => unknown) => {
    const timer = window.setTimeout(step, ms);
    callOff = () => window.clearTimeout(timer);
  };
  const look = () => {
    if (incomplete > 0 && Date.now() < latest) after(AGAIN_MS, ask);
    else start();
  };
  const ask = () => {
    if (typeof window.requestIdleCallback !== 'function') {
      after(SHORTLY_MS, look);
      return;
    }
    const callback = window.requestIdleCallback(look, { timeout: PATIENCE_MS });
    callOff = () => window.cancelIdleCallback(callback);
  };
  ask();
  return () => callOff();
}

/** Resolves once the page is complete and the browser has nothing better to do. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

/** Loads what may be wanted next; a failure is nobody's yet, it is tried again when it is wanted. */
export const ahead =
  (...loads: (() => Promise<unknown>)[]) =>
  (): void =>
    loads.forEach((load) => void load().catch(() => undefined));

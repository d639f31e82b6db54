import { useSyncExternalStore } from 'react';

import { storage } from './storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What this browser keeps under a key, as it changes here and in other tabs. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => storage.get(key));

/** Keeps a value and tells everything on screen that shows it. */
export function store(key: string, value: string): void {
  storage.set(key, value);
  listeners.forEach((listener) => listener());
}

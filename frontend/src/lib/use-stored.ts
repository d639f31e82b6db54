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

/** The value stored under a key; follows changes in this tab and in others. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => storage.get(key));

/** Stores a value and re-renders the components that use it. */
export function store(key: string, value: string): void {
  storage.set(key, value);
  listeners.forEach((listener) => listener());
}

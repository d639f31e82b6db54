import { useSyncExternalStore } from 'react';

import { storage } from '../../lib/storage';
import { toast } from '../../lib/toast';

/** Favourites are a local list (specification, section 4): this browser's, never the server's. */
const KEY = 'favourites';
const listeners = new Set<() => void>();
let cached: { raw: string | null; ids: ReadonlySet<string> } = { raw: null, ids: new Set() };

function current(): ReadonlySet<string> {
  const raw = storage.get(KEY);
  if (raw !== cached.raw) cached = { raw, ids: new Set(raw ? raw.split(' ') : []) };
  return cached.ids;
}

export function toggleFavourite(id: string): void {
  const ids = new Set(current());
  const added = !ids.delete(id);
  if (added) ids.add(id);
  storage.set(KEY, [...ids].join(' '));
  listeners.forEach((listener) => listener());
  toast.success(added ? 'Added to favorites' : 'Removed from favorites');
}

export function useFavourites(): ReadonlySet<string> {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }, current);
}

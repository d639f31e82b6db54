import { useSyncExternalStore } from 'react';

import { storage } from '../../lib/storage';
import { toast } from '../../lib/toast';

/** Favourites are a local list (specification, section 4): a user's in this browser, never the server's. */
const keyOf = (userId: string) => `favourites:${userId}`;

const listeners = new Set<() => void>();
let cached: { raw: string | null; ids: ReadonlySet<string> } = { raw: null, ids: new Set() };

function current(userId: string): ReadonlySet<string> {
  const raw = storage.get(keyOf(userId));
  if (raw !== cached.raw) cached = { raw, ids: new Set(raw ? raw.split(' ') : []) };
  return cached.ids;
}

export function toggleFavourite(userId: string, id: string): void {
  const ids = new Set(current(userId));
  const added = !ids.delete(id);
  if (added) ids.add(id);
  storage.set(keyOf(userId), [...ids].join(' '));
  listeners.forEach((listener) => listener());
  toast.success(added ? 'Added to favorites' : 'Removed from favorites');
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useFavourites = (userId: string): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, () => current(userId));
